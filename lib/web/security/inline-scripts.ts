import { REPORT_LOADER } from "#lib/web/reports/loader-script.ts";
import { LATE_SCRIPTS } from "./late-scripts.ts";

/**
 * Marks `<html>` before the first paint with attributes that the server does not write, so `<html>` needs
 * `suppressHydrationWarning`. `data-logged-in`: a customer is logged in, so that the header never flickers.
 * `data-below`, if the page is at its top: one letter for each group below the first screen whose layout is delayed
 * (app/styles/below.css). From the first frame on, which waits for the styles, one letter is removed every 60 ms; if no
 * frame is drawn, all of them after three seconds. A page that starts scrolled, after a reload or "back", is laid out
 * as a whole, so that its heights are known.
 */
export const FIRST_MARKS =
  '{let d=document.documentElement.dataset;/(^|; )(__Host-)?loggedIn=1(;|$)/.test(document.cookie)&&(d.loggedIn="");location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate"||(d.below="abcdefgh",requestAnimationFrame(()=>{let t=setInterval(()=>{(d.below=(d.below||"").slice(1))||(clearInterval(t),delete d.below)},60)}),setTimeout(()=>delete d.below,3e3))}';

/**
 * Marks `<html>` before the first paint of cart pages if there is a cart, or an order in progress: the same answer that
 * `useHasCart` gives later (components/shop/cart/first-look.tsx).
 */
export const CART_HINT =
  'try{if(/(^|; )(__Host-)?cartId=[^;]/.test(document.cookie)||localStorage.getItem("baseline.order")!==null)document.documentElement.dataset.cart=""}catch{}';

/** The same, and the loader of what browsers report. */
export const MARKS_AND_REPORTS = `${FIRST_MARKS};${REPORT_LOADER}`;

/** Every inline script of ours. A cached page may run only these, Next's and React's (docs/security.md §2.2). */
export const OWN_SCRIPTS: readonly string[] = [
  FIRST_MARKS,
  CART_HINT,
  LATE_SCRIPTS,
  MARKS_AND_REPORTS,
];
