/** What the database is opened with. Most pages can be seen before they need it; one that cannot asks for it at once. */
export { Dexie } from 'dexie';
