/** Says before the first paint whether a customer is logged in, so that the header never flickers. */
const CODE =
  'if(/(^|; )loggedIn=1(;|$)/.test(document.cookie))document.documentElement.setAttribute("data-logged-in","")';

/**
 * Static, so that its hash can stand in the policy of cached pages (lib/cache/page-csp.ts). `<html>` needs
 * `suppressHydrationWarning`: the attribute is the browser's.
 */
export const LoginHint = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, no value from anywhere
  <script dangerouslySetInnerHTML={{ __html: CODE }} />
);
