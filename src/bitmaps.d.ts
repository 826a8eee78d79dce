/** Addresses of the bitmaps of what the module exports as `pictures`, in the same order; none without a build. */
declare module '*?bitmaps' {
  const addresses: readonly string[];
  export default addresses;
}
