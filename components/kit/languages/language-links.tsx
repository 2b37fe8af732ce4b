"use client";

import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from "react";
import { onDemand } from "#components/kit/hydration/on-demand.tsx";
import { usePageMessages } from "#components/kit/messages/page-messages.tsx";
import { isPlainPress } from "#components/kit/providers/watch-links.ts";
import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/base/browser/cookie.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { cartStore } from "#stores/cart/cart-store.ts";

const LanguageQuestion = onDemand(
  async () => (await import("./language-question.tsx")).LanguageQuestion,
);

interface Language {
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  /** The page in that language, or the site's home page if the page does not exist in it; without a query. */
  readonly href: string;
}

const MANY = 5;

/** The language link of an event, updated with the query of the current page. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
  link?.setAttribute("href", hrefWithQuery(link.pathname));
  return link;
}

/**
 * The header's navigation between languages; `children` are the links, which change with the page. A change of language
 * is a full load: messages and cart belong to the language. Shoppers with a filled cart are asked first, because the
 * cart belongs to this language's store.
 */
export function LanguageNav({ label, children }: { label: string; children: ReactNode }) {
  const current = usePageMessages()?.locale ?? "";
  const [chosen, setChosen] = useState<HTMLAnchorElement | null>(null);
  const [isOpen, setOpen] = useState(false);

  const press = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || link.hreflang === current || !isPlainPress(event.nativeEvent)) return;
    rememberLanguage(link.hreflang);
    // A cart from another language is kept: that language shows it again.
    if (browserSession.id() === null || browserSession.isForeign(current)) return;
    event.preventDefault();
    if (browserSession.isKnownEmpty() && cartStore.getState().count === 0) {
      void import("#stores/cart/leave-cart.ts")
        .then(({ leaveCart }) => leaveCart())
        .finally(() => location.assign(link.href));
      return;
    }
    setChosen(link);
    setOpen(true);
  };

  return (
    // On pointerdown and focus, not on click alone, so that "open in a new tab" and "copy link" keep the query too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link.
    <nav aria-label={label} onPointerDown={linkOf} onFocus={linkOf} onClick={press}>
      {children}
      {chosen && (
        <LanguageQuestion
          open={isOpen}
          language={chosen.lastElementChild?.textContent ?? ""}
          code={chosen.hreflang}
          href={chosen.href}
          onClose={() => setOpen(false)}
        />
      )}
    </nav>
  );
}

interface LanguageLinksProps {
  readonly languages: readonly Language[];
  /** The part of the page's query that is valid in every language, with its `?`. */
  readonly query?: string;
}

/** Real links to the current page in every language. */
export function LanguageLinks({ languages, query = "" }: LanguageLinksProps) {
  const current = usePageMessages()?.locale ?? "";
  return (
    <ul
      className={classNames(
        "flex items-center gap-0.5",
        // A few languages never wrap, however full the header is.
        languages.length > MANY && "flex-wrap",
      )}
    >
      {languages.map(({ code, name, href }) => (
        <li key={code}>
          <a
            href={href + query}
            hrefLang={code}
            lang={code}
            aria-current={code === current ? "true" : undefined}
            className="language-link"
          >
            <span aria-hidden="true">{code}</span> <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Query parameters without the same meaning in another language. */
const DROPPED_PARAMS = ["page", "cartItemId", "renewed"] as const;

/** A language's link with the query of the current page: order, filters, chosen options, `editPage`. */
export function hrefWithQuery(href: string, search = location.search): string {
  const query = new URLSearchParams(search);
  for (const name of DROPPED_PARAMS) query.delete(name);
  // Commas separate the values of a filter (docs/contract.md §7.1): they are not escaped.
  const text = query.toString().replace(/%2C/g, ",");
  return text ? `${href.split("?")[0]}?${text}` : href;
}

/** Stores the visitor's chosen language for 365 days (docs/screens.md §1.2). It never redirects. */
export const rememberLanguage = browserCookie("locale", YEAR_COOKIE_DAYS).write;
