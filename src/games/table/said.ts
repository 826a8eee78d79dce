/** What the dock of a table says: what is to be done, what more there is to know of it, and what would come of it. */
export type Said = { readonly title: string; readonly more?: string | undefined; readonly note?: string | undefined };
