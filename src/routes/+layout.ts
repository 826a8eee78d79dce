/** Every page is a file of its own, and ids travel in the query: no server has to rewrite anything. */
export const prerender = true;
export const trailingSlash = 'always';
