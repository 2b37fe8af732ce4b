"use client";

import { useLocale } from "next-intl";
import {
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useState,
} from "react";
import { isPlainPress } from "#components/providers/watch-links.ts";
import { browserCookie, YEAR_COOKIE_DAYS } from "#lib/browser/cookie.ts";
import { classNames } from "#lib/utils/class-names.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { cartStore } from "#stores/cart/cart-store.ts";

const LanguageQuestion = lazy(() =>
  import("./language-question.tsx").then((module) => ({ default: module.LanguageQuestion })),
);

interface Language {
  readonly code: string;
  /** The language's own name. */
  readonly name: string;
  /** The page in that language, or the site's home where the page does not exist in it; without a query. */
  readonly href: string;
}

type OnPress = (event: MouseEvent, language: Language) => void;

const Press = createContext<OnPress>(() => undefined);

const MANY = 5;

/**
 * The header's navigation between languages; `children` are the links, which change with the page. A change of language
 * is a full load: messages and cart belong to the language. A shopper with a filled cart is asked first, because the
 * cart belongs to this language's store.
 */
export function LanguageNav({ label, children }: { label: string; children: ReactNode }) {
  const current = useLocale();
  const [chosen, setChosen] = useState<Language | null>(null);
  const [isOpen, setOpen] = useState(false);

  const onPress: OnPress = (event, language) => {
    const { code, href } = language;
    if (code === current || !isPlainPress(event.nativeEvent)) return;
    rememberLanguage(code);
    // A cart begun in another language is kept: that language shows it again.
    if (browserSession.id() === null || browserSession.isForeign(current)) return;
    event.preventDefault();
    if (browserSession.isKnownEmpty() && cartStore.getState().count === 0) {
      void import("#stores/cart/leave-cart.ts")
        .then(({ leaveCart }) => leaveCart())
        .finally(() => location.assign(href));
      return;
    }
    setChosen(language);
    setOpen(true);
  };

  return (
    <nav aria-label={label}>
      <Press value={onPress}>{children}</Press>
      {chosen && (
        <Suspense>
          <LanguageQuestion
            open={isOpen}
            language={chosen.name}
            href={chosen.href}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}

interface LanguageLinksProps {
  readonly languages: readonly Language[];
  /** The part of the page's query that is valid in every language, with its `?`. */
  readonly query?: string;
}

/** Real links to the page being shown in every language. */
export function LanguageLinks({ languages, query = "" }: LanguageLinksProps) {
  const current = useLocale();
  const onPress = use(Press);
  return (
    <ul
      className={classNames(
        "flex items-center gap-0.5",
        // A few languages never wrap, however full the header is.
        languages.length > MANY && "flex-wrap",
      )}
    >
      {languages.map((language) => {
        const { code, name, href } = language;
        // On pointerdown and focus, not on click, so that "open in a new tab" and "copy link" keep the query too.
        const carry = ({ currentTarget }: { currentTarget: Element }) =>
          currentTarget.setAttribute("href", hrefWithQuery(href));
        return (
          <li key={code}>
            <a
              href={href + query}
              hrefLang={code}
              lang={code}
              aria-current={code === current ? "true" : undefined}
              onPointerDown={carry}
              onFocus={carry}
              onClick={(event) => onPress(event, { ...language, href: hrefWithQuery(href) })}
              className={classNames(
                "grid h-9 min-w-9 place-items-center rounded-full px-2 lg:max-xl:min-w-7 lg:max-xl:px-1 text-small font-semibold uppercase transition",
                code === current ? "bg-brand-soft text-brand" : "text-muted hover:text-brand",
              )}
            >
              <span aria-hidden="true">{code}</span>
              <span className="sr-only">{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Query parameters that mean something else, or nothing, in another language. */
const DROPPED_PARAMS = ["page", "cartItemId", "renewed"] as const;

/** A language's link with the query of the page being shown: order, filters, chosen options, `editPage`. */
export function hrefWithQuery(href: string, search = location.search): string {
  const query = new URLSearchParams(search);
  for (const name of DROPPED_PARAMS) query.delete(name);
  // Commas separate the values of a filter (docs/contract.md §7.1): they are not escaped.
  const text = query.toString().replace(/%2C/g, ",");
  return text ? `${href.split("?")[0]}?${text}` : href;
}

/** Remembers the language that the visitor chose, for 365 days (docs/screens.md §1.2). Nothing is redirected by it. */
export const rememberLanguage = browserCookie("locale", YEAR_COOKIE_DAYS).write;
