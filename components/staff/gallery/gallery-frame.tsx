import "server-only";
import type { ReactNode } from "react";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { GROUPS, type Group } from "./groups.ts";
import { type Specimen, SpecimenBox } from "./specimen.tsx";

interface Props {
  readonly context: SiteContext;
  readonly group: Group;
  readonly children: ReactNode;
}

/** Links to the other groups and languages, above one group. */
export function GalleryFrame({ context, group, children }: Props) {
  const { defaultLocale, languages } = context.site;
  const at = (name: Group, locale: string) =>
    hrefTo({ name: "content", slug: GROUPS[name] }, { locale, defaultLocale }, { show: name });
  return (
    <main>
      <h1 style={{ fontWeight: 700, padding: "1rem 1rem 0" }}>Gallery</h1>
      <nav
        aria-label="Gallery"
        style={{ padding: "1rem", display: "flex", flexWrap: "wrap", gap: "1rem" }}
      >
        {(Object.keys(GROUPS) as Group[]).map((name) => (
          <a
            key={name}
            href={at(name, context.locale)}
            aria-current={name === group ? "page" : undefined}
          >
            {name}
          </a>
        ))}
        {languages.map(({ code }) => (
          <a key={code} href={at(group, code)} hrefLang={code}>
            {code}
          </a>
        ))}
      </nav>
      {children}
    </main>
  );
}

/** Specimens below each other; all of them if none is named. */
export const Boxes = (props: { specimens: readonly Specimen[]; only: string }) =>
  props.specimens
    .filter(({ name }) => props.only === "" || name === props.only)
    .map(({ name, draw }) => (
      <SpecimenBox key={name} name={name}>
        {draw()}
      </SpecimenBox>
    ));
