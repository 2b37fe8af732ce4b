/** Reads the wish list from the account or the device. If the code cannot be downloaded, the list stays as it was. */
export const readWishlist = (): Promise<boolean> =>
  import("#components/shop/wishlist/browser-wishlist.ts")
    .then(({ wishlistRuntime }) => wishlistRuntime().load())
    .catch(() => false);
