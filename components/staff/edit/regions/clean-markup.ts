import createDOMPurify from "dompurify";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import { textPictureAddress } from "#lib/shop/media/text-picture.ts";
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from "#lib/web/security/allowed-markup.ts";
import { adoptForeign } from "#lib/web/security/foreign-markup.ts";
import { LINK_SCHEMES } from "#lib/web/security/link-schemes.ts";
import { ANCHOR_PREFIX, anchorText, mayHaveAnchors } from "#lib/web/security/text-anchors.ts";
import { DOM_TREE } from "./dom-tree.ts";
import { inert } from "./serialised.ts";

const ATTRIBUTES = [...new Set(Object.values(ALLOWED_ATTRIBUTES).flat())];
/** An address of one of the schemes, or one without a scheme. */
const ADDRESS = new RegExp(
  `^(?:(?:${LINK_SCHEMES.join("|")}):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.:-]|$))`,
  "i",
);

/** Whether the allow-list has it for this element; the library only asks per attribute. */
const isAllowed = (tag: string, name: string): boolean =>
  [...(ALLOWED_ATTRIBUTES["*"] ?? []), ...(ALLOWED_ATTRIBUTES[tag] ?? [])].includes(name);

/**
 * Sanitises markup to insert into the page: drafts, conflicts, pastes and drops are as untrusted as the backend. The
 * allow-list is the server's own, and so are the preceding conversion and the picture addresses.
 */
export function cleanMarkup(html: string, mediaUrl: string): SafeHtmlText {
  const template = inert(html);
  adoptForeign(DOM_TREE, template.content);
  if (mayHaveAnchors(html)) anchorText(DOM_TREE, template.content);
  const purify = createDOMPurify(window);
  purify.addHook("uponSanitizeAttribute", (node, data) => {
    const isForeignId = data.attrName === "id" && !data.attrValue.startsWith(ANCHOR_PREFIX);
    if (isForeignId || !isAllowed(node.nodeName.toLowerCase(), data.attrName))
      data.keepAttr = false;
  });
  purify.addHook("afterSanitizeAttributes", (node) => {
    if (node.nodeName !== "IMG") return;
    const src = textPictureAddress(node.getAttribute("src") ?? "", mediaUrl);
    if (src) node.setAttribute("src", src);
    else node.remove();
  });
  return purify.sanitize(template.innerHTML, {
    ALLOWED_TAGS: [...ALLOWED_TAGS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ADDRESS,
    // Every id has our prefix here, and the name of a link hides nothing.
    SANITIZE_DOM: false,
  }) as SafeHtmlText;
}
