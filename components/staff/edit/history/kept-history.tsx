"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { type Moment, momentsOf, type SectionPast } from "#lib/staff/edit/model/save-groups.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { ChangeList } from "./change-list.tsx";
import { MomentSlider } from "./moment-slider.tsx";
import { restorePage, restoreSection } from "./restore.ts";
import { RestoreButton } from "./restore-button.tsx";
import { RestoredLook } from "./restored-look.tsx";

interface Props {
  pasts: readonly SectionPast[];
  /** Shows the history of this section only. */
  elementId: number | undefined;
  onDone: (message: string) => void;
}

/** The backend's history: each change with its author, and a button to restore it. */
export function KeptHistory({ pasts, elementId, onDone }: Props) {
  const t = useTranslations("edit.history");
  const [index, setIndex] = useState(0);
  const moments = useMemo(() => momentsOf(pasts, definitionFor), [pasts]);
  const moment = moments[index];
  if (!moment) return <p role="status">{t("empty")}</p>;
  return (
    <>
      <p>{t("text")}</p>
      <MomentSlider moments={moments} index={index} onChange={setIndex} />
      {moment.changes.map(({ version, operations }) => (
        <section
          key={version.section.elementId}
          className="edit-review [&_h3]:font-[650] [&_h4]:font-[650]"
        >
          <SectionName section={version.section} />
          {operations === null ? <p className="text-small text-muted">{t("first")}</p> : null}
          {operations?.length === 0 ? <p className="text-small text-muted">{t("other")}</p> : null}
          {operations && operations.length > 0 ? <ChangeList operations={operations} /> : null}
          <SectionBack
            pasts={pasts}
            moment={moment}
            elementId={version.section.elementId}
            onDone={onDone}
          />
        </section>
      ))}
      {elementId === undefined ? <PageBack pasts={pasts} moment={moment} onDone={onDone} /> : null}
    </>
  );
}

function SectionName({ section }: { section: Section }) {
  const names = useSectionNames();
  return <h4>{names.of(section)}</h4>;
}

interface BackProps {
  pasts: readonly SectionPast[];
  moment: Moment;
  onDone: (message: string) => void;
}

function SectionBack({ pasts, moment, elementId, onDone }: BackProps & { elementId: number }) {
  const t = useTranslations("edit.history");
  const { store } = useEditContext();
  const state = useEditState((now) => now);
  const past = pasts.find((one) => one.elementId === elementId);
  const back = past && restoreSection(state, past, moment);
  if (!back) return <p className="text-small text-muted">{t("gone")}</p>;
  if (back.followsMaster) return <p className="text-small text-muted">{t("master")}</p>;
  return (
    <>
      {back.unknown > 0 ? (
        <p className="text-small text-muted">{t("unknown", { count: back.unknown })}</p>
      ) : null}
      {back.operations.length === 0 ? (
        <p className="text-small text-muted">{t("same")}</p>
      ) : (
        <div className="flex flex-wrap items-start gap-2 [&>.edit-looks]:basis-full">
          <RestoredLook operations={back.operations} elementId={elementId} />
          <RestoreButton
            label={t("restoreSection")}
            shared={back.shared}
            onRestore={() => {
              store.getState().act(back.operations);
              onDone(t("restored"));
            }}
          />
        </div>
      )}
    </>
  );
}

function PageBack({ pasts, moment, onDone }: BackProps) {
  const t = useTranslations("edit.history");
  const { store } = useEditContext();
  const state = useEditState((now) => now);
  const back = restorePage(state, pasts, moment);
  return (
    <ButtonRow isSticky>
      {back.operations.length === 0 ? (
        <p className="text-small text-muted">{t("samePage")}</p>
      ) : (
        <>
          <RestoredLook operations={back.operations} />
          <RestoreButton
            label={t("restorePage")}
            shared={null}
            onRestore={() => {
              store.getState().act(back.operations);
              onDone(t("restored"));
            }}
          />
        </>
      )}
      <p className="text-small text-muted">
        {[
          t("pageText"),
          back.staying > 0 && t("staying", { count: back.staying }),
          back.unknown > 0 && t("unknown", { count: back.unknown }),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
    </ButtonRow>
  );
}
