"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { BEFORE_CHANGE } from "#components/staff/edit/page/before-change.ts";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { Focusable } from "#components/staff/edit/page/frame-host.ts";
import {
  isMaster,
  isShell,
  sectionById,
  sectionOfPlace,
} from "#components/staff/edit/page/page-dom.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { useSectionNames } from "#components/staff/edit/page/use-section-names.ts";
import { caretAt } from "#components/staff/edit/ui/caret-at.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import type { Section } from "#lib/staff/edit/model/section.ts";

const ASKED = "edit-shared-asked";

/** Whether the session has agreed. Storage can be forbidden: then the question comes once per page. */
function isRemembered(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function remember(key: string): void {
  try {
    sessionStorage.setItem(key, "yes");
  } catch {
    // The page remembers it.
  }
}

/** A text that the person tried to enter, and the click position. */
interface Entry {
  readonly field: Focusable;
  readonly point: { readonly x: number; readonly y: number } | null;
}

interface Shared {
  readonly name: string;
  /** The key of the remembered consent: one for each master, and one for all other shared content. */
  readonly key: string;
  readonly isMaster: boolean;
}

interface Asked extends Shared {
  readonly entry: Entry | null;
  /** Number of sections that follow a master; null if unknown. */
  readonly followers: number | null;
}

const toShared = (place: Pick<Section, "handler">, id: number, name: string): Shared | null => {
  if (isMaster(place)) return { name, key: `${ASKED}:${id}`, isMaster: true };
  return isShell(place) ? { name, key: ASKED, isMaster: false } : null;
};

/** The number of followers that the view of a master shows. */
function followersShown(): number | null {
  const shown = document.querySelector<HTMLElement>("[data-master-followers]");
  return shown ? Number(shown.dataset.masterFollowers) : null;
}

/** The editable text that an event belongs to. */
const fieldOf = (target: EventTarget | null): HTMLElement | null => {
  const field = target instanceof Element ? target.closest<HTMLElement>("[contenteditable]") : null;
  return field?.isContentEditable ? field : null;
};

/** Continues after the question: in the text, with the cursor at the click position. */
function enter({ field, point }: Entry): void {
  field.focus();
  const place = point && caretAt(point.x, point.y);
  if (place && field instanceof Node && field.contains(place.node))
    getSelection()?.collapse(place.node, place.offset);
}

type EditorParts = Pick<ReturnType<typeof useEditContext>, "store" | "frames">;

/**
 * Watches for the first change of a section: in a text of the page or of a frame, or in a dialog. If `ask` opens a
 * question, the input is discarded. Returns a function that stops it.
 */
function watchEntries(
  ask: (id: number | null, entry: Entry | null) => boolean,
  store: EditorParts["store"],
  frames: EditorParts["frames"],
): () => void {
  /** Before the browser puts the cursor into the text, and before the text handles the focus. */
  const onPress = (event: MouseEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const field = event.button === 0 && isPlain ? fieldOf(event.target) : null;
    const point = { x: event.clientX, y: event.clientY };
    if (field && ask(sectionOfPlace(field), { field, point })) event.preventDefault();
  };
  /** Typed text, or any other change of a rich text. Until then Tab may only pass through. */
  const onChange = (event: Event) => {
    const field = fieldOf(event.target);
    if (!field || !ask(sectionOfPlace(field), { field, point: null })) return;
    event.preventDefault();
    event.stopPropagation();
    // Not while a rich text makes the change that is refused: it closes when it is left.
    queueMicrotask(() => field.blur());
  };
  window.addEventListener("mousedown", onPress, true);
  window.addEventListener("beforeinput", onChange, true);
  window.addEventListener(BEFORE_CHANGE, onChange, true);
  const unsubscribe = store.subscribe(({ dialog }, previous) => {
    if (dialog && dialog !== previous.dialog && "elementId" in dialog)
      ask(dialog.elementId ?? null, null);
  });
  const stopListening = frames.listen((message) => {
    if (message.kind !== "entered") return;
    const { elementId, field } = message;
    if (ask(elementId, { field, point: null })) field.blur();
  });
  return () => {
    window.removeEventListener("mousedown", onPress, true);
    window.removeEventListener("beforeinput", onChange, true);
    window.removeEventListener(BEFORE_CHANGE, onChange, true);
    unsubscribe();
    stopListening();
  };
}

/** Asks once per session before a section is changed that every page shares, and before each master. */
export function SharedQuestion() {
  const t = useTranslations("edit.sharedQuestion");
  const { store, frames } = useEditContext();
  const names = useSectionNames();
  const { ofSection } = useLabels();
  const [asked, setAsked] = useState<Asked | null>(null);

  const agreed = useRef(new Set<string>());

  useEffect(() => {
    /** A section that other pages show, too; null for others. */
    const sharedOf = (id: number): Shared | null => {
      const state = store.getState();
      const section = sectionById(state, id);
      if (section) return toShared(section, id, names.of(section));
      // Texts of dialogs are in pages too, without their own section.
      const place = Object.values(state.regions).find(({ elementId }) => elementId === id);
      return place ? toShared(place, id, ofSection(place)) : null;
    };
    const ask = (id: number | null, entry: Entry | null): boolean => {
      const shared = id === null ? null : sharedOf(id);
      if (!shared || agreed.current.has(shared.key) || isRemembered(shared.key)) return false;
      setAsked({ ...shared, entry, followers: followersShown() });
      return true;
    };
    return watchEntries(ask, store, frames);
  }, [store, frames, names, ofSection]);

  const messageOf = ({ name: section, isMaster: isOfMaster, followers }: Asked): string => {
    if (!isOfMaster) return t("text", { section });
    return followers === null
      ? t("masterUnknown", { section })
      : t("masterText", { section, count: followers });
  };
  const answer = (isYes: boolean) => {
    const entry = asked?.entry;
    setAsked(null);
    if (isYes) {
      if (asked) {
        agreed.current.add(asked.key);
        remember(asked.key);
      }
      // After the dialog is closed, which makes the page behind it usable again.
      return requestAnimationFrame(() => entry && enter(entry));
    }
    return store.getState().close();
  };
  return (
    <StaffDialog
      open={asked !== null}
      onClose={() => answer(false)}
      label={t(asked?.isMaster ? "masterTitle" : "title")}
      closeLabel={t("cancel")}
      focusHeading
    >
      <DialogBody>
        <p>{asked ? messageOf(asked) : null}</p>
        <ButtonRow>
          <StaffButton variant="primary" onClick={() => answer(true)}>
            {t("change")}
          </StaffButton>
        </ButtonRow>
      </DialogBody>
    </StaffDialog>
  );
}
