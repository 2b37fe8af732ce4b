"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { usePasswordRequest } from "#components/admin/frame/with-password.ts";
import { Dialogs } from "#components/edit/dialogs/dialogs.tsx";
import { useDraft } from "#components/edit/drafts/use-draft.ts";
import { usePreview } from "#components/edit/drafts/use-preview.ts";
import { EDIT_MARKER, useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { Stage } from "#components/edit/frames/stage.tsx";
import { useFrameMessages } from "#components/edit/frames/use-frame-messages.ts";
import { withoutRenewal } from "#components/edit/keep-editing.ts";
import { FirstHints } from "#components/edit/places/first-hints.tsx";
import { useMarkedPlaces } from "#components/edit/places/shown-places.ts";
import { needsReview } from "#components/edit/review/rows.ts";
import { GLYPHS } from "#components/edit/sections/glyphs.ts";
import { SectionLayer } from "#components/edit/sections/section-layer.tsx";
import type { Mode } from "#components/edit/store/types.ts";
import { unsavedIn } from "#components/edit/store/unsaved.ts";
import { useClickGuard } from "#components/edit/use-click-guard.ts";
import { useHistory } from "#components/edit/use-history.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import { usePublish } from "#components/edit/use-publish.ts";
import { useShortcuts } from "#components/edit/use-shortcuts.ts";
import { usePaletteKey } from "#components/palette/use-palette-key.ts";
import { Glyph } from "#components/ui/glyph.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { BarTools } from "./bar-tools.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { EarlyWarning } from "./early-warning.tsx";
import { EditStatus } from "./edit-status.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { OtherLanguages } from "./other-languages.tsx";
import { People } from "./people.tsx";
import { PlaceNotes } from "./place-notes.tsx";
import { Problems } from "./problems.tsx";
import { SessionDialog } from "./session-dialog.tsx";
import { TooLong } from "./too-long.tsx";
import { useBarKeys } from "./use-bar-keys.ts";
import { useLeaving } from "./use-leaving.ts";
import { useTarget } from "./use-target.ts";

interface Props {
  /** Of the person who edits. */
  email: string;
}

/** The toolbar above the page: undo, redo, mode and publishing. */
export function EditBar({ email }: Props) {
  const t = useTranslations("edit");
  const { store, owner } = useEditContext();
  const { announce } = store.getState();
  useTarget();
  const [isLeaving, setLeaving] = useState(false);
  const undoable = useEditState((state) => state.done.at(-1));
  const redoable = useEditState((state) => state.undone.at(-1));
  const { ofStep } = useLabels();
  const { publish, resume, needsLogin, forgetLogin } = usePublish(announce);
  const password = usePasswordRequest();
  const history = useHistory(announce);
  const [tab] = useState(() => crypto.randomUUID());
  const draft = useDraft(owner, tab);
  const onFault = useCallback(() => announce(t("previewFault")), [t, announce]);
  const isDrawing = usePreview(tab, onFault);
  const leave = useLeaving();
  const shell = useRef<HTMLElement>(null);
  useBarHeight(shell);
  const { push } = useRouter();
  useClickGuard(push, t("noWishlist"));
  useBarKeys(shell);
  useMarkedPlaces();
  useEffect(() => withoutRenewal(), []);
  const publishNow = useCallback(
    (leftOut?: ReadonlySet<string>) => void publish(leftOut),
    [publish],
  );
  const publishAll = useCallback(() => publishNow(), [publishNow]);
  const review = () => {
    const { operations, open } = store.getState();
    if (needsReview(operations)) open({ name: "review" });
    else publishNow();
  };
  useShortcuts({ publish: publishAll, history });
  useFrameMessages({ bar: shell, publish: publishAll, history });
  usePaletteKey(() => store.getState().open({ name: "palette" }));
  const exit = () => (unsavedIn(store.getState()) > 0 ? setLeaving(true) : leave());

  return (
    <aside
      ref={shell}
      className="edit-shell"
      aria-label={t("region")}
      data-edit-bar={EDIT_MARKER}
      aria-busy={isDrawing || undefined}
    >
      <div role="toolbar" aria-label={t("bar")} className="edit-bar" onKeyDown={moveFocus}>
        <ModeSwitch />
        <div className="edit-group">
          <button
            type="button"
            className="edit-button edit-icon"
            aria-label={t("undo")}
            title={undoable && t("undoStep", { label: ofStep(undoable) })}
            aria-disabled={!undoable}
            onClick={() => history("undo")}
          >
            <Icon name="undo" className="rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            className="edit-button edit-icon"
            aria-label={t("redo")}
            title={redoable && t("redoStep", { label: ofStep(redoable) })}
            aria-disabled={!redoable}
            onClick={() => history("redo")}
          >
            <Icon name="redo" className="rtl:-scale-x-100" />
          </button>
        </div>
        <EditStatus onPublish={review} />
        <BarTools exit={exit} />
      </div>
      <FirstHints />
      <DraftOffer {...draft} announce={announce} />
      <OtherLanguages {...owner} />
      <EarlyWarning />
      <People />
      <PlaceNotes announce={announce} />
      <TooLong />
      <Problems />
      <Dialogs announce={announce} publish={publishNow} exit={exit} />
      <Stage />
      <SectionLayer />
      <ConflictDialog onResolved={resume} announce={announce} />
      <SessionDialog open={needsLogin} email={email} onDone={resume} onClose={forgetLogin} />
      <SessionDialog
        reason="confirm"
        open={password.isOpen}
        email={email}
        onDone={() => password.settle(true)}
        onClose={() => password.settle(false)}
      />
      <LeaveDialog open={isLeaving} onStay={() => setLeaving(false)} onLeave={leave} />
    </aside>
  );
}

/** Arrow keys move through the bar, as in any toolbar; Tab does too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const key = pressedKey(event);
  if (key !== "ArrowRight" && key !== "ArrowLeft") return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  // Elements behind a closed `More` cannot be focused.
  const buttons = all.filter((button) => button.checkVisibility?.() !== false);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
  const forward =
    (key === "ArrowRight") === (getComputedStyle(event.currentTarget).direction !== "rtl");
  buttons.at((at + (forward ? 1 : -1)) % buttons.length)?.focus();
}

/** Gives the page's sticky parts the height of the bar, which wraps on phones and grows with its notes. */
function useBarHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty("--edit-shell-height", `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--edit-shell-height");
    };
  }, [ref]);
}

const MODES: readonly Mode[] = ["edit", "browse"];

/** Edit: a click on a text starts typing. Browse: the page works as for shoppers, with the changes kept. */
function ModeSwitch() {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const mode = useEditState((state) => state.mode);
  return (
    <fieldset className="edit-modes">
      <legend className="sr-only">{t("mode")}</legend>
      {MODES.map((name) => (
        <button
          key={name}
          type="button"
          className="edit-button"
          aria-pressed={mode === name}
          onClick={() => store.getState().setMode(name)}
        >
          <Glyph path={name === "edit" ? GLYPHS.write : GLYPHS.show} />
          <span>{t(name)}</span>
        </button>
      ))}
    </fieldset>
  );
}
