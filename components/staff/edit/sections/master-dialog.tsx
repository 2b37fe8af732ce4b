"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { moveInGrid } from "#components/staff/edit/insert/move-in-grid.ts";
import { SectionSketch } from "#components/staff/edit/insert/section-sketch.tsx";
import { MakeMaster } from "#components/staff/edit/masters/make-master.tsx";
import { masterHref } from "#components/staff/edit/masters/masters-address.ts";
import {
  useEditContext,
  useEditState,
  useStructure,
} from "#components/staff/edit/page/edit-context.tsx";
import { sectionById } from "#components/staff/edit/page/page-dom.ts";
import { revealSection } from "#components/staff/edit/page/reveal.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import type { MasterChoice } from "#lib/staff/edit/master-choice.ts";
import { followMaster } from "#lib/staff/edit/model/actions.ts";

/** Null while they are read. */
type Masters = readonly MasterChoice[] | "failed" | null;

/** Chooses the master that a section follows, or detaches it. Only masters of the same kind fit. */
export function MasterDialog({ dialog, onClose, announce }: DialogProps<"master">) {
  const t = useTranslations("edit.master");
  const { store } = useEditContext();
  const names = useSectionNames();
  const section = useEditState((state) => sectionById(state, dialog.elementId));
  const operation = useEditState((state) => state.operations[`${dialog.elementId}:master`]);
  const operations = useStructure();
  const { push } = useRouter();
  const site = useSite();
  const { masters, read } = useMasters();
  if (!section) return null;
  const present = operation?.kind === "follow" ? operation.after : section.masterId;
  const fitting = Array.isArray(masters)
    ? masters.filter((master) => master.component === section.about.component)
    : [];
  const follow = (id: number | null) => {
    store.getState().act([followMaster({ ...section, masterId: present }, id)]);
    onClose();
    revealSection(section.elementId);
    announce(t(id === null ? "detached" : "following"));
  };
  return (
    <StaffDialog
      open
      wide
      onClose={onClose}
      label={t("title", { section: names.of(section) })}
      closeLabel={t("close")}
    >
      <DialogBody>
        <p>{t("text")}</p>
        {section.elementId < 0 ? <p role="status">{t("notYet")}</p> : null}
        {masters === null ? <p role="status">{t("reading")}</p> : null}
        {masters === "failed" ? (
          <p role="alert">
            {t("failed")} <StaffButton onClick={read}>{t("again")}</StaffButton>
          </p>
        ) : null}
        {Array.isArray(masters) && fitting.length === 0 ? <p role="status">{t("none")}</p> : null}
        {section.elementId > 0 && fitting.length > 0 ? (
          <MasterGrid
            masters={fitting}
            present={present}
            definition={definitionFor(section)}
            onChoose={(id) => (id === present ? onClose() : follow(id))}
          />
        ) : null}
        {present === null &&
        section.elementId > 0 &&
        !Object.hasOwn(operations, `${section.elementId}:master`) ? (
          <MakeMaster
            section={section}
            title={section.about.title}
            onDone={(message) => {
              onClose();
              announce(message);
            }}
          />
        ) : null}
        {present === null || present <= 0 ? null : (
          <ButtonRow>
            <p className="text-small text-muted">{t("editText")}</p>
            <StaffButton
              variant="primary"
              onClick={() => {
                onClose();
                push(masterHref(present, site));
              }}
            >
              {t("edit")}
            </StaffButton>
          </ButtonRow>
        )}
        <ButtonRow>
          <StaffButton
            aria-haspopup="dialog"
            onClick={() => store.getState().open({ name: "masters" })}
          >
            {t("all")}
          </StaffButton>
        </ButtonRow>
        {present === null ? null : (
          <ButtonRow>
            <p className="text-small text-muted">{t("detachText")}</p>
            <StaffButton onClick={() => follow(null)}>{t("detach")}</StaffButton>
          </ButtonRow>
        )}
      </DialogBody>
    </StaffDialog>
  );
}

interface GridProps {
  readonly masters: readonly MasterChoice[];
  /** The id of the current master. */
  readonly present: number | null;
  /** Definition of the section, for its sketch. */
  readonly definition: ReturnType<typeof definitionFor>;
  readonly onChoose: (id: number) => void;
}

/** The masters to choose from. */
function MasterGrid({ masters, present, definition, onChoose }: GridProps) {
  const t = useTranslations("edit.master");
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-4"
      onKeyDown={moveInGrid}
    >
      {masters.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            className="flex size-full flex-col rounded-[0.75rem] border border-line text-start hover:border-ink focus-visible:border-ink gap-2 p-2 aria-pressed:border-ink aria-pressed:shadow-[0_0_0_2px_var(--edit-mark)]"
            aria-pressed={id === present}
            onClick={() => onChoose(id)}
          >
            {definition ? <SectionSketch definition={definition} /> : null}
            <span className="font-semibold">{title || t("untitled")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useMasters(): { masters: Masters; read: () => void } {
  const { data, error, refetch } = useStaffRead("edit/masters", {});
  return { masters: error ? "failed" : (data?.masters ?? null), read: () => void refetch() };
}
