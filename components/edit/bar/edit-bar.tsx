"use client";

import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { LoginForm } from "#components/auth/login/login-form.tsx";
import { EDIT_MARKER, useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { leaveEditing } from "#components/edit/keep-editing.ts";
import { MediaButton } from "#components/edit/media/media-button.tsx";
import { showPlace } from "#components/edit/show-place.ts";
import type { Mode } from "#components/edit/store/types.ts";
import { useClickGuard } from "#components/edit/use-click-guard.ts";
import { useDraft } from "#components/edit/use-draft.ts";
import { usePublish } from "#components/edit/use-publish.ts";
import { useShortcuts } from "#components/edit/use-shortcuts.ts";
import { Icon } from "#components/ui/icon.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { Problems } from "./problems.tsx";

/** The toolbar above the page: undo, redo, mode and publishing. */
export function EditBar({ domain, locale }: { domain: string; locale: string }) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const [announcement, announce] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  const count = useEditState((state) => Object.keys(state.changes).length);
  const isSaving = useEditState((state) => state.saving);
  const undoable = useEditState((state) => state.done.at(-1)?.label);
  const redoable = useEditState((state) => state.undone.at(-1)?.label);
  const { publish, needsLogin, forgetLogin } = usePublish(announce);
  const history = useHistory(announce);
  const draft = useDraft(domain, locale);
  const leave = useLeaving();
  const shell = useRef<HTMLElement>(null);
  useBarHeight(shell);
  useClickGuard();
  const publishNow = useCallback(() => void publish(), [publish]);
  useShortcuts({ publish: publishNow, history });

  return (
    <aside ref={shell} className="edit-shell" aria-label={t("region")} data-edit-bar={EDIT_MARKER}>
      <div role="toolbar" aria-label={t("bar")} className="edit-bar" onKeyDown={moveFocus}>
        <ModeSwitch />
        <div className="edit-group">
          <button
            type="button"
            className="edit-button edit-icon"
            aria-label={t("undo")}
            title={undoable && t("undoStep", { label: undoable })}
            aria-disabled={!undoable}
            onClick={() => history("undo")}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="edit-button edit-icon"
            aria-label={t("redo")}
            title={redoable && t("redoStep", { label: redoable })}
            aria-disabled={!redoable}
            onClick={() => history("redo")}
          >
            <Icon name="redo" />
          </button>
        </div>
        <MediaButton />
        <p className="edit-status" data-dirty={count > 0 || undefined}>
          <span role="status">{t("unsaved", { count })}</span>
          <span role="status">{announcement}</span>
        </p>
        <button
          type="button"
          className="edit-button edit-primary"
          aria-disabled={count === 0 || isSaving}
          aria-busy={isSaving || undefined}
          onClick={publishNow}
        >
          {t("publish")}
        </button>
        <button
          type="button"
          className="edit-button edit-exit"
          onClick={() =>
            Object.keys(store.getState().changes).length > 0 ? setLeaving(true) : leave()
          }
        >
          {t("exit")}
        </button>
      </div>
      <DraftOffer {...draft} announce={announce} />
      <Problems />
      <ConflictDialog onResolved={publishNow} announce={announce} />
      <SessionDialog open={needsLogin} onDone={publishNow} onClose={forgetLogin} />
      <LeaveDialog
        open={isLeaving}
        count={count}
        onStay={() => setLeaving(false)}
        onLeave={leave}
      />
    </aside>
  );
}

/** Arrow keys move through the bar, as in any toolbar; Tab does too. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowRight" && event.key !== "ArrowLeft") return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
  const forward =
    (event.key === "ArrowRight") === (getComputedStyle(event.currentTarget).direction !== "rtl");
  buttons.at((at + (forward ? 1 : -1)) % buttons.length)?.focus();
}

/** Tells the page's sticky parts the height of the bar, which wraps on phones and grows with its notes. */
function useBarHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty("--edit-bar-height", `${bar.offsetHeight}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--edit-bar-height");
    };
  }, [ref]);
}

/** The browser asks before a tab with unsaved changes is left, unless our own dialog has already asked. */
function useLeaving() {
  const { store } = useEditContext();
  const isAgreed = useRef(false);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!isAgreed.current && Object.keys(store.getState().changes).length > 0)
        event.preventDefault();
    };
    window.addEventListener("beforeunload", onBeforeUnload);
    return () => window.removeEventListener("beforeunload", onBeforeUnload);
  }, [store]);
  return () => {
    isAgreed.current = true;
    window.location.assign(leaveEditing(window.location.href));
  };
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
          {t(name)}
        </button>
      ))}
    </fieldset>
  );
}

interface SessionDialogProps {
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** The login in a dialog; publishing goes on after it. */
function SessionDialog({ open, onDone, onClose }: SessionDialogProps) {
  const t = useTranslations("edit");
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      label={t("session.title")}
      closeLabel={t("dialogClose")}
    >
      <div className="edit-dialog-body">
        <p>{t("session.text")}</p>
        <LoginForm admin onDone={onDone} />
      </div>
    </EditDialog>
  );
}

/**
 * Undo and redo of the page: the page scrolls to the changed place, and the step is announced (docs/edit-mode.md §3.2).
 */
function useHistory(announce: (message: string) => void) {
  const { store } = useEditContext();
  const t = useTranslations("edit");
  return useCallback(
    (direction: "undo" | "redo") => {
      // The focused field is left first: it becomes a step of the history, and no change is written under the cursor.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      const step = store.getState()[direction]();
      if (!step) return;
      showPlace(step.address);
      announce(t(direction === "undo" ? "undone" : "redone", { label: step.label }));
    },
    [store, announce, t],
  );
}
