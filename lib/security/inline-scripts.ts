import { LATE_SCRIPTS } from "./late-scripts.ts";

/**
 * Marks `<html>` before the first paint when a customer is logged in, so that the header never flickers. `<html>` needs
 * `suppressHydrationWarning`, because the server does not render the attribute.
 */
export const LOGIN_HINT =
  '/(^|; )(__Host-)?loggedIn=1(;|$)/.test(document.cookie)&&(document.documentElement.dataset.loggedIn="")';

/**
 * Marks `<html>` before the first paint of the pages about the cart where there is a cart, or an order in progress:
 * what `useHasCart` answers later (components/cart/first-look.tsx).
 */
export const CART_HINT =
  'try{if(/(^|; )(__Host-)?cartId=[^;]/.test(document.cookie)||localStorage.getItem("baseline.order")!==null)document.documentElement.dataset.cart=""}catch{}';

/** Every inline script of ours. A cached page may run these, Next's and React's, and no other (docs/security.md §2.2). */
export const OWN_SCRIPTS: readonly string[] = [LOGIN_HINT, CART_HINT, LATE_SCRIPTS];
