"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useEditContext, useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { sectionById } from "#components/staff/edit/page/page-dom.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import { mobilePath } from "#lib/shop/domain/content/element.ts";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";
import { parsePlace } from "#lib/staff/edit/model/place.ts";
import { savedAt } from "#lib/staff/edit/model/section.ts";
import { takenBack, withoutLeftOut } from "#lib/staff/edit/model/selection.ts";
import { countOf, valueIn } from "#lib/staff/edit/model/working-copy.ts";
import { BeforeAfter, OrderBeforeAfter } from "./before-after.tsx";
import { OnPage } from "./on-page.tsx";
import { groupsOf, type ReviewGroup } from "./rows.ts";

/** The changes to be published, by section: each can be excluded from this publish, or reverted. */
export function ReviewDialog({ onClose, announce, publish }: DialogProps<"review">) {
  const t = useTranslations("edit.review");
  const tEdit = useTranslations("edit");
  const operations = useEditState((state) => state.operations);
  const leftOut = useEditState((state) => state.leftOut);
  const { store } = useEditContext();
  useEffect(() => () => store.getState().leaveOut(new Set()), [store]);
  const included = withoutLeftOut(operations, leftOut);
  const count = countOf(included);
  const toggle = (address: string, isIncluded: boolean) => {
    const next = new Set(leftOut);
    if (isIncluded) next.delete(address);
    else next.add(address);
    store.getState().leaveOut(next);
  };
  return (
    <StaffDialog open wide onClose={onClose} label={t("title")} closeLabel={tEdit("dialogClose")}>
      <DialogBody>
        <p>{countOf(operations) === 0 ? t("none") : t("text")}</p>
        {groupsOf(operations).map((group) => (
          <Group
            key={group.key}
            group={group}
            isIncluded={(address) => included[address] !== undefined}
            isOwnChoice={(address) => leftOut.has(address) || included[address] !== undefined}
            onToggle={toggle}
            announce={announce}
          />
        ))}
        <ButtonRow isSticky>
          <StaffButton onClick={onClose}>{t("keepEditing")}</StaffButton>
          <StaffButton
            variant="primary"
            aria-disabled={count === 0}
            onClick={() => {
              if (count === 0) return;
              onClose();
              publish(leftOut);
            }}
          >
            {t("publish", { count })}
          </StaffButton>
        </ButtonRow>
      </DialogBody>
    </StaffDialog>
  );
}

interface GroupProps {
  group: ReviewGroup;
  isIncluded: (address: string) => boolean;
  /** False for changes excluded because another one is. */
  isOwnChoice: (address: string) => boolean;
  onToggle: (address: string, isIncluded: boolean) => void;
  announce: (message: string) => void;
}

function Group({ group, isIncluded, isOwnChoice, onToggle, announce }: GroupProps) {
  const t = useTranslations("edit.review");
  const tEdit = useTranslations("edit");
  const { ofSection, ofOperation } = useLabels();
  const { store } = useEditContext();
  const [isShown, setShown] = useState(false);
  const [first] = group.operations;
  if (!first) return null;
  const revert = (operation: Operation) => {
    const state = store.getState();
    state.act(takenBack(state.operations, addressOf(operation)));
    announce(t("reverted", { label: ofOperation(operation) }));
  };
  return (
    <section className="edit-review [&_h3]:font-[650] [&_h4]:font-[650]">
      {/* An order is a single row with its own label. */}
      {first.kind === "order" ? null : <h3>{ofSection(first)}</h3>}
      {group.isShared ? <p className="text-muted">{tEdit("shared")}</p> : null}
      <ul>
        {group.operations.map((operation) => {
          const address = addressOf(operation);
          const label = ofOperation(operation);
          return (
            <li
              key={address}
              className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line py-2.5"
              data-left-out={isIncluded(address) ? undefined : ""}
            >
              {/* The words stay beside their box, however narrow the window is. */}
              <label className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)] items-center justify-items-start gap-x-2.5 gap-y-1 [&>:not(input)]:col-start-2 [&>input]:size-4.5">
                <input
                  type="checkbox"
                  checked={isIncluded(address)}
                  disabled={!isOwnChoice(address)}
                  onChange={(event) => onToggle(address, event.currentTarget.checked)}
                />
                <span>{label}</span>
                <small className="rounded-full bg-sunken px-2">
                  {t(screensOf(store.getState(), operation))}
                </small>
              </label>
              {operation.kind === "set" ? <BeforeAfter operation={operation} /> : null}
              {operation.kind === "order" ? <OrderBeforeAfter operation={operation} /> : null}
              <StaffButton
                className="col-start-2 row-start-1 self-start"
                aria-label={t("revertOne", { label })}
                onClick={() => revert(operation)}
              >
                {t("revert")}
              </StaffButton>
            </li>
          );
        })}
      </ul>
      {first.kind === "order" ? null : (
        <StaffButton aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t("onPage")}
        </StaffButton>
      )}
      {isShown && first.kind !== "order" ? <OnPage elementId={first.elementId} /> : null}
    </section>
  );
}

/** The screens on which a change shows: a text for larger ones does not reach phones with a text of their own. */
function screensOf(state: EditState, operation: Operation): "phone" | "larger" | "everywhere" {
  if (operation.kind !== "set") return "everywhere";
  const { elementId, path } = operation;
  if (parsePlace(path)?.slot.startsWith("mobile")) return "phone";
  const place = parsePlace(mobilePath(path) ?? "");
  const section = sectionById(state, elementId);
  if (!place || !section) return "everywhere";
  const stored = savedAt(section, place);
  const own = valueIn(state.operations, `${elementId}:${mobilePath(path)}`, stored);
  return isUnset(own) ? "everywhere" : "larger";
}
