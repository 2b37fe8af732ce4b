import { LATE_SCRIPTS } from "./late-scripts.ts";

/**
 * Marks `<html>` before the first paint when a customer is logged in, so that the header never flickers. `<html>` needs
 * `suppressHydrationWarning`, because the server does not render the attribute.
 */
export const LOGIN_HINT =
  'if(/(^|; )(__Host-)?loggedIn=1(;|$)/.test(document.cookie))document.documentElement.setAttribute("data-logged-in","")';

/** Every inline script of ours. A cached page may run these, Next's and React's, and no other (docs/security.md §2.2). */
export const OWN_SCRIPTS: readonly string[] = [LOGIN_HINT, LATE_SCRIPTS];
