"use client";

import { useTranslations } from "next-intl";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { handlerOnPage, pageSections } from "#components/staff/edit/page/page-dom.ts";
import { revealSection } from "#components/staff/edit/page/reveal.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { ROW } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { RemovedSection } from "#lib/staff/edit/history/history-types.ts";
import { insertSection } from "#lib/staff/edit/model/actions.ts";
import { useMomentNames } from "./moment-slider.tsx";

/** The sections that were deleted on this page, each with a button that brings it back as an unsaved change. */
export function RemovedList({ onDone }: { onDone: (message: string) => void }) {
  const t = useTranslations("edit.history");
  const { store } = useEditContext();
  const handler = handlerOnPage() ?? "";
  const names = useSectionNames();
  const momentOf = useMomentNames();
  const { data } = useStaffRead("edit/history/removed", { handler }, { enabled: handler !== "" });
  if (!data || data.items.length === 0) return null;

  const bringBack = ({ operation: { about, content } }: RemovedSection) => {
    const state = store.getState();
    const page = pageSections(state);
    if (!page) return;
    const id = state.newId();
    state.act(
      insertSection({ ...page, after: page.ids.at(-1) ?? null }, about.component, id, content),
    );
    onDone(t("restored"));
    revealSection(id);
  };
  return (
    <section>
      <h3>{t("removed")}</h3>
      <p className="text-small text-muted">{t("removedText")}</p>
      <ul>
        {data.items.map((one) => (
          <li key={`${one.at}:${one.operation.elementId}`} className={ROW}>
            <p className="min-w-0 flex-1">
              <bdi>{names.of({ ...one.operation, masterId: null, partKeys: [] })}</bdi>{" "}
              <small className="block text-muted">{momentOf(one)}</small>
            </p>
            <StaffButton onClick={() => bringBack(one)}>{t("bringBack")}</StaffButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
