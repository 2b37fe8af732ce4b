"use client";

import { classNames } from "@/lib/utils/class-names";
import { usePageLanguages } from "./page-languages";

interface Language {
  readonly code: string;
  readonly name: string;
  /** The site in that language: where to go when the page does not exist in it. */
  readonly href: string;
}

/** Real links to the same thing in every language. A full load: language, wording and cart are another's. */
export function LanguageLinks(props: {
  label: string;
  current: string;
  languages: readonly Language[];
}) {
  const hrefs = usePageLanguages();
  return (
    <nav aria-label={props.label}>
      <ul className="flex items-center gap-0.5">
        {props.languages.map(({ code, name, href }) => (
          <li key={code}>
            <a
              href={hrefs[code] ?? href}
              hrefLang={code}
              lang={code}
              aria-current={code === props.current ? "true" : undefined}
              className={classNames(
                "grid h-9 min-w-9 place-items-center rounded-full px-2 text-small font-semibold uppercase transition",
                code === props.current ? "bg-brand-soft text-brand" : "text-muted hover:text-brand",
              )}
            >
              <span aria-hidden="true">{code}</span>
              <span className="sr-only">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
