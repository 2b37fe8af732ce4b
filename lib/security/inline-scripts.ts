import { LATE_SCRIPTS } from "./late-scripts.ts";

/**
 * Marks `<html>` before the first paint, which the server does not: it needs `suppressHydrationWarning`.
 * `data-logged-in`: a customer is logged in, so that the header never flickers.
 * `data-below`, where the page begins at its top: a letter for each group below the first screen that is laid out a little
 * later (app/styles/below.css). From the first frame on, which waits for the styles, one is taken away every 60 ms; after
 * three seconds all are, where no frame is drawn. A page that begins elsewhere, after a reload or "back" too, is laid out as
 * a whole, so that its heights are known.
 */
export const FIRST_MARKS =
  '{let d=document.documentElement.dataset;/(^|; )(__Host-)?loggedIn=1(;|$)/.test(document.cookie)&&(d.loggedIn="");location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(d.below="abcdefgh",requestAnimationFrame(()=>{let t=setInterval(()=>{(d.below=(d.below||"").slice(1))||(clearInterval(t),delete d.below)},60)}),setTimeout(()=>delete d.below,3e3))}';

/**
 * Marks `<html>` before the first paint of the pages about the cart where there is a cart, or an order in progress:
 * what `useHasCart` answers later (components/cart/first-look.tsx).
 */
export const CART_HINT =
  'try{if(/(^|; )(__Host-)?cartId=[^;]/.test(document.cookie)||localStorage.getItem("baseline.order")!==null)document.documentElement.dataset.cart=""}catch{}';

/** Every inline script of ours. A cached page may run these, Next's and React's, and no other (docs/security.md §2.2). */
export const OWN_SCRIPTS: readonly string[] = [FIRST_MARKS, CART_HINT, LATE_SCRIPTS];
