"use client";

import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useId, useRef } from "react";
import { PreviewButton } from "#components/staff/edit/frames/preview-button.tsx";
import { PlacesButton } from "#components/staff/edit/hints/places-button.tsx";
import { MediaButton } from "#components/staff/edit/media/media-button.tsx";
import { useEditContext, useMayChange } from "#components/staff/edit/page/edit-context.tsx";
import { BesideTools } from "#components/staff/edit/shop-dialogs/beside-tools.tsx";
import { IconButton } from "#components/staff/ui/icon-button.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { PageTools } from "./page-tools.tsx";
import { useRoom } from "./use-room.ts";

/** The order in which the tools move behind `More` if the bar is too narrow. */
const LEAVING = [
  "places",
  "beside",
  "check",
  "history",
  "palette",
  "help",
  "site",
  "preview",
  "sections",
  "media",
  "page",
  "exit",
];

/** The bar's general tools: as many as fit, the others behind `More`. */
export function BarTools({ exit }: { exit: () => void }) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const away = useRoom(row, LEAVING.length);
  const { open, announce } = store.getState();
  const mayChangeSections = useMayChange("cms.element");
  const opens = (
    name: "sections" | "history" | "palette" | "site" | "check",
    label: string,
    keys?: string,
    mayOpen = true,
  ) => (
    <StaffButton
      key={name}
      variant="plain"
      aria-haspopup="dialog"
      aria-keyshortcuts={keys}
      aria-disabled={!mayOpen || undefined}
      title={mayOpen ? undefined : t("rights.noSections")}
      // The reason is also announced to people without a pointer.
      onClick={() => (mayOpen ? open({ name }) : announce(t("rights.noSections")))}
    >
      {label}
    </StaffButton>
  );
  const tools: readonly (readonly [name: string, tool: ReactNode])[] = [
    ["preview", <PreviewButton key="preview" />],
    ["media", <MediaButton key="media" />],
    ["page", <PageTools key="page" />],
    ["sections", opens("sections", t("sections.title"), undefined, mayChangeSections)],
    ["site", opens("site", t("admin.site"))],
    ["history", opens("history", t("history.title"), undefined, mayChangeSections)],
    ["check", opens("check", t("check.title"))],
    ["places", <PlacesButton key="places" />],
    ["beside", <BesideTools key="beside" />],
    ["palette", opens("palette", t("palette.title"), "Control+K Meta+K")],
    [
      "help",
      <StaffButton
        key="help"
        variant="plain"
        className="edit-help in-[.edit-tools]:after:content-[attr(title)]"
        aria-label={t("help.title")}
        title={t("help.title")}
        aria-haspopup="dialog"
        onClick={() => open({ name: "help" })}
      >
        <span aria-hidden="true">?</span>
      </StaffButton>,
    ],
    [
      "exit",
      <StaffButton key="exit" onClick={exit}>
        {t("exit")}
      </StaffButton>,
    ],
  ];
  const isAway = (name: string) => LEAVING.indexOf(name) < away;
  const shown = (where: boolean) =>
    tools.map(([name, tool]) =>
      isAway(name) === where ? <Fragment key={name}>{tool}</Fragment> : null,
    );
  return (
    <>
      {away > 0 ? (
        <>
          <IconButton
            variant="outlined"
            className="edit-more"
            popoverTarget={id}
            aria-haspopup="true"
            label={t("more")}
          >
            <span aria-hidden="true">•••</span>
          </IconButton>
          <div
            ref={menu}
            id={id}
            popover="auto"
            className="edit-tools fixed start-auto end-2 top-[calc(var(--edit-bar-height,3.25rem)+0.25rem)] bottom-auto max-h-[calc(100dvh-var(--edit-bar-height,3.25rem)-1rem)] gap-1 overflow-y-auto rounded-[0.75rem] bg-bar-raised p-2 text-bar-ink shadow-[0_6px_20px_rgb(0_0_0/0.4)] open:grid [&_button]:min-h-11 [&_button]:w-full [&_button]:justify-start"
            onClickCapture={() => menu.current?.hidePopover?.()}
          >
            {shown(true)}
          </div>
        </>
      ) : null}
      <div ref={row} className="edit-bar-tools contents">
        {shown(false)}
      </div>
    </>
  );
}
