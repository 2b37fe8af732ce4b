"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { OpenDialog } from "#components/staff/edit/store/open-dialog.ts";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";
import { sampleElement } from "#lib/shop/domain/sections/sample-element.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { namedFilling } from "./named-filling.ts";
import { Row } from "./specimen.tsx";

/** The section of the dialogs. */
const ID = 1;

/** Dialogs that read from the backend show here that they may not. */
const DIALOGS: readonly OpenDialog[] = [
  { name: "help" },
  { name: "insertSection", handler: "page-section:gallery", after: null },
  { name: "sections" },
  { name: "settings", elementId: ID, part: null },
  { name: "link", elementId: ID, path: "linkMeta.cta" },
  { name: "picture", elementId: ID, path: "meta.image" },
  { name: "icon", elementId: ID, path: "meta.icon" },
  { name: "master", elementId: ID },
  { name: "masters" },
  { name: "languages" },
  { name: "newPage" },
  { name: "review" },
];

/** The editor's dialogs for one section, each behind a button; `only` opens that one. */
export function EditDialogs({ only }: { only: string }) {
  const { store } = useEditContext();
  const t = useTranslations("edit");
  useEffect(() => {
    const [definition] = SECTIONS;
    if (!definition) return;
    const filling = namedFilling((name) => t(`names.${name}`), t("help.press"));
    const element = sampleElement(definition, filling);
    const { registerSection, open } = store.getState();
    registerSection(toSection({ ...element, id: ID }, definition.component));
    const asked = DIALOGS.find(({ name }) => name === only);
    if (asked) open(asked);
  }, [store, only, t]);
  return (
    <>
      <Row>
        {DIALOGS.map((dialog) => (
          <Button
            key={dialog.name}
            variant="secondary"
            onClick={() => store.getState().open(dialog)}
          >
            {dialog.name}
          </Button>
        ))}
      </Row>
      <Dialogs announce={() => {}} publish={() => {}} />
    </>
  );
}
