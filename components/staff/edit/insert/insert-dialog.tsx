"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { pageSections, sectionById } from "#components/staff/edit/page/page-dom.ts";
import { revealSection } from "#components/staff/edit/page/reveal.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import type { SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";
import { insertSection } from "#lib/staff/edit/model/actions.ts";
import { beginning } from "#lib/staff/edit/model/page-sections.ts";
import { moveInGrid } from "./move-in-grid.ts";
import { SectionLook } from "./section-preview.tsx";
import { useLookSize } from "./use-look-size.ts";
import { useSamples } from "./use-samples.ts";

/** All kinds of sections to choose from; the chosen one is inserted into the page, scrolled to and focused. */
export function InsertDialog({ dialog, onClose, announce }: DialogProps<"insertSection">) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const names = useSectionNames();
  const samples = useSamples();
  const { handler, after } = dialog;
  const before = useEditState((state) => (after === null ? null : sectionById(state, after)));
  const insert = (definition: SectionDefinition) => {
    const state = store.getState();
    const page = pageSections(state);
    const ids = page?.handler === handler ? page.ids : [];
    const id = state.newId();
    const { component } = definition;
    state.act(insertSection({ handler, ids, after }, component, id, beginning(definition)));
    onClose();
    revealSection(id);
    announce(t("sections.inserted", { section: t(`names.${definition.name}`) }));
  };
  return (
    <StaffDialog
      open
      wide
      onClose={onClose}
      label={t("sections.insert")}
      closeLabel={t("dialogClose")}
    >
      <DialogBody>
        <p className="text-small text-muted">
          {before
            ? t("sections.insertedAfter", { section: names.of(before) })
            : t("sections.insertedFirst")}
        </p>
        <Choices samples={samples} onChoose={insert} />
      </DialogBody>
    </StaffDialog>
  );
}

interface Props {
  readonly samples: ReturnType<typeof useSamples>;
  readonly onChoose: (definition: SectionDefinition) => void;
}

function Choices({ samples, onChoose }: Props) {
  const t = useTranslations("edit.names");
  const grid = useRef<HTMLUListElement>(null);
  useLookSize(grid);
  return (
    <ul
      ref={grid}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4 [--look-shape:0.75] md:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] md:[--look-shape:1.2] lg:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] lg:[--look-shape:1.6]"
      onKeyDown={moveInGrid}
    >
      {SECTIONS.map((definition) => (
        <li key={definition.component}>
          <button
            type="button"
            className="flex size-full flex-col rounded-[0.75rem] border border-line text-start hover:border-ink focus-visible:border-ink overflow-clip"
            onClick={() => onChoose(definition)}
          >
            <SectionLook definition={definition} samples={samples} />
            <span className="px-3 pt-2 pb-2.5 font-semibold">{t(definition.name)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
