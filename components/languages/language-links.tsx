"use client";

import { lazy, type MouseEvent, Suspense, useState } from "react";
import { classNames } from "#lib/utils/class-names.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { carriedHref, isPlainClick, rememberLanguage } from "./language-dom.ts";
import { usePageLanguages } from "./page-languages-island.tsx";

const LanguageQuestion = lazy(() =>
  import("./language-question.tsx").then((module) => ({ default: module.LanguageQuestion })),
);

interface Language {
  readonly code: string;
  readonly name: string;
  /** The page that came from the server, in that language. */
  readonly href: string;
  /** The site in that language: where to go when a page does not exist in it. */
  readonly home: string;
}

const MANY = 5;

/** Where a visitor with a cart wants to go. */
interface Wish {
  readonly code: string;
  readonly name: string;
  readonly href: string;
}

/**
 * Real links to the same thing in every language. A full load: language, wording and cart are another's. Who has
 * something in the cart is asked first, because it belongs to this language's store (spec 4, Cart session).
 */
export function LanguageLinks(props: {
  label: string;
  current: string;
  languages: readonly Language[];
}) {
  const said = usePageLanguages();
  const [wish, setWish] = useState<Wish | null>(null);
  const [isOpen, setOpen] = useState(false);

  const onClick = (event: MouseEvent, { code, name, href }: Wish) => {
    if (code === props.current || !isPlainClick(event)) return;
    rememberLanguage(code);
    // A cart begun in another language is not this page's to give up: its own language shows it again.
    if (browserSession.id() === null || browserSession.isForeign(props.current)) return;
    event.preventDefault();
    if (browserSession.isKnownEmpty() && cartStore.getState().count === 0) {
      void import("#stores/cart/leave-cart.ts")
        .then(({ leaveCart }) => leaveCart())
        .finally(() => location.assign(href));
      return;
    }
    setWish({ code, name, href });
    setOpen(true);
  };

  return (
    <nav aria-label={props.label}>
      <ul
        className={classNames(
          "flex items-center gap-0.5",
          // A few stand in one row however full the header is.
          props.languages.length > MANY && "flex-wrap",
        )}
      >
        {props.languages.map(({ code, name, href, home }) => {
          const to = said ? (said[code] ?? home) : href;
          return (
            <li key={code}>
              <a
                href={to}
                hrefLang={code}
                lang={code}
                aria-current={code === props.current ? "true" : undefined}
                // Before the press is one, so that "open in a new tab" and "copy link" keep the query too.
                onPointerDown={(event) => event.currentTarget.setAttribute("href", carriedHref(to))}
                onFocus={(event) => event.currentTarget.setAttribute("href", carriedHref(to))}
                onClick={(event) => onClick(event, { code, name, href: carriedHref(to) })}
                className={classNames(
                  "grid h-9 min-w-9 place-items-center rounded-full px-2 lg:max-xl:min-w-7 lg:max-xl:px-1 text-small font-semibold uppercase transition",
                  code === props.current
                    ? "bg-brand-soft text-brand"
                    : "text-muted hover:text-brand",
                )}
              >
                <span aria-hidden="true">{code}</span>
                <span className="sr-only">{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {wish && (
        <Suspense>
          <LanguageQuestion
            open={isOpen}
            language={wish.name}
            href={wish.href}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}
