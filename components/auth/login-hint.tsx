/** Marks `<html>` before the first paint when a customer is logged in, so that the header never flickers. */
const CODE =
  'if(/(^|; )loggedIn=1(;|$)/.test(document.cookie))document.documentElement.setAttribute("data-logged-in","")';

/**
 * The script is constant, so that the content security policy of cached pages can name its hash (lib/cache/page-csp.ts).
 * `<html>` needs `suppressHydrationWarning`, because the server does not render the attribute.
 */
export const LoginHint = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  <script dangerouslySetInnerHTML={{ __html: CODE }} />
);
