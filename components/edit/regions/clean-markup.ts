import createDOMPurify from "dompurify";
import { textPictureAddress } from "#lib/media/text-picture.ts";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "#lib/security/allowed-markup.ts";
import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";

const ATTRIBUTES = [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())];

/**
 * Markup that may be put into the page: drafts, conflicts, pastes and drops are as little to be trusted as the
 * backend. The allow-list is the server's own, and so is where pictures are taken from.
 */
export function cleanMarkup(html: string, mediaUrl: string): SafeHtmlText {
  const purify = createDOMPurify(window);
  purify.addHook("afterSanitizeAttributes", (node) => {
    if (node.nodeName !== "IMG") return;
    const src = textPictureAddress(node.getAttribute("src") ?? "", mediaUrl);
    if (src) node.setAttribute("src", src);
    else node.remove();
  });
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  }) as SafeHtmlText;
}
