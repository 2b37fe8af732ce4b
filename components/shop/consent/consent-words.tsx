import { Fragment, type ReactNode } from "react";
import { resolveHref } from "#lib/web/i18n/link.ts";
import { withoutHandlers } from "#lib/web/security/without-handlers.ts";

/** Elements whose content is never text. */
const UNSEEN = new Set(["script", "style", "template", "noscript", "iframe", "textarea", "title"]);
/** Elements within a line: all others separate their words. */
const INLINE = new Set(["a", "abbr", "b", "em", "i", "mark", "small", "span", "strong", "u"]);

/**
 * The words of a consent with their links, from HTML that only the browser has read: nothing else of the markup is kept,
 * so it needs no sanitiser. What somebody agrees to must be reachable from there.
 *
 * @param html as the backend sent it; its document is inert, so that nothing in it loads or runs
 * @param ownHost the host of the page: links to it stay in the tab
 */
export function consentWords(html: string, ownHost: string): ReactNode {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), "text/html");
  return wordsIn(body, ownHost, false);
}

function wordsIn(node: Node, ownHost: string, isInLink: boolean): ReactNode[] {
  return [...node.childNodes].map((child, at) => {
    if (child.nodeType === Node.TEXT_NODE) return child.nodeValue;
    if (!(child instanceof Element) || UNSEEN.has(child.localName)) return null;
    const link =
      child.localName === "a" && !isInLink
        ? resolveHref(child.getAttribute("href") ?? "", { ownHost })
        : null;
    const isLink = link !== null && link.href !== "#";
    const words = wordsIn(child, ownHost, isInLink || isLink);
    return isLink ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the markup of a consent does not change
        key={at}
        href={link.href}
        {...(link.newTab && { target: "_blank", rel: "noopener noreferrer" })}
      >
        {words}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the markup of a consent does not change
      <Fragment key={at}>{INLINE.has(child.localName) ? words : [...words, " "]}</Fragment>
    );
  });
}
