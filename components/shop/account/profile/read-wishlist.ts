/** Reads the wish list from where it is. Code that could not be downloaded leaves the list as it was. */
export const readWishlist = (): Promise<boolean> =>
  import("#components/shop/wishlist/browser-wishlist.ts")
    .then(({ wishlistRuntime }) => wishlistRuntime().load())
    .catch(() => false);
