"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEditState, useStructure } from "#components/staff/edit/page/edit-context.tsx";
import { sectionById } from "#components/staff/edit/page/page-dom.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { Colleague } from "#lib/staff/edit/seen/colleague.ts";

/** Names the other people on the page and the sections they edit, and offers to load their publishes. */
export function People() {
  const t = useTranslations("edit.people");
  const router = useRouter();
  const people = useEditState((state) => state.people);
  const sections = useEditState((state) => state.sections);
  const operations = useStructure();
  const created = useEditState((state) => state.created);
  const names = useSectionNames();
  const { fresh, take } = usePublished(people);
  const nameOf = ({ name }: Colleague) => (name === "" ? t("somebody") : name);
  const describe = (one: Colleague): string => {
    const section =
      one.section === null ? null : sectionById({ operations, sections, created }, one.section);
    const name = one.isAway ? t("away", { name: nameOf(one) }) : nameOf(one);
    if (!section) return name;
    const words = { name, section: names.of(section) };
    return one.isEditing ? t("editing", words) : t("inSection", words);
  };
  const here = people.filter(({ hasLeft }) => !hasLeft);
  const load = () => {
    take();
    router.refresh();
  };
  return (
    <div role="status">
      {here.length > 0 ? (
        <p className={noteClass()}>
          {t("here", { people: [...new Set(here.map(describe))].join(", ") })}
        </p>
      ) : null}
      {fresh.length > 0 ? (
        <div className={noteClass()}>
          <p>{t("published", { name: [...new Set(fresh.map(nameOf))].join(", ") })}</p>
          <StaffButton onClick={load}>{t("load")}</StaffButton>
        </div>
      ) : null}
    </div>
  );
}

/**
 * The people who have published since they were first seen here, until `take`. Earlier publishes are already on the
 * page.
 */
function usePublished(people: readonly Colleague[]) {
  const [known, setKnown] = useState<Readonly<Record<string, number>>>({});
  const met = people.filter(({ tab }) => known[tab] === undefined);
  const countsOf = (list: readonly Colleague[]) =>
    Object.fromEntries(list.map(({ tab, published }) => [tab, published]));
  if (met.length > 0) setKnown({ ...known, ...countsOf(met) });
  return {
    fresh: people.filter(({ tab, published }) => published > (known[tab] ?? published)),
    take: () => setKnown({ ...known, ...countsOf(people) }),
  };
}
