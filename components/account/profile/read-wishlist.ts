/** Reads the list anew; a download that failed leaves it as it was. */
export const readWishlist = (): Promise<boolean> =>
  import("#components/wishlist/browser-wishlist.ts")
    .then(({ wishlistRuntime }) => wishlistRuntime().load())
    .catch(() => false);
