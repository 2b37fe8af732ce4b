import "server-only";
import { CART_HINT } from "#lib/web/security/inline-scripts.ts";

/**
 * Precedes the content of a cached page that shows the cart. The script is constant, so that the page's policy can name
 * its hash (lib/web/cache/page-csp.ts); the editor's pages are rendered per person and have none.
 */
export const CartHint = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  <script dangerouslySetInnerHTML={{ __html: CART_HINT }} />
);
