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
import { Dialogs } from "#components/edit/dialogs/dialogs.tsx";
import type { DraftOwner } from "#components/edit/drafts/draft-shelf.ts";
import { useDraft } from "#components/edit/drafts/use-draft.ts";
import { usePreview } from "#components/edit/drafts/use-preview.ts";
import { EDIT_MARKER, useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import { leaveEditing } from "#components/edit/keep-editing.ts";
import { MediaButton } from "#components/edit/media/media-button.tsx";
import type { Mode } from "#components/edit/store/types.ts";
import { useClickGuard } from "#components/edit/use-click-guard.ts";
import { useHistory } from "#components/edit/use-history.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import { usePublish } from "#components/edit/use-publish.ts";
import { useShortcuts } from "#components/edit/use-shortcuts.ts";
import { Icon } from "#components/ui/icon.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { Problems } from "./problems.tsx";

/** The toolbar above the page: undo, redo, mode and publishing. */
export function EditBar(owner: DraftOwner) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const [announcement, announce] = useState("");
  const [isLeaving, setLeaving] = useState(false);
  const count = useEditState((state) => Object.keys(state.operations).length);
  const isSaving = useEditState((state) => state.saving);
  const undoable = useEditState((state) => state.done.at(-1));
  const redoable = useEditState((state) => state.undone.at(-1));
  const { ofStep } = useLabels();
  const { publish, needsLogin, forgetLogin } = usePublish(announce);
  const history = useHistory(announce);
  const [tab] = useState(() => crypto.randomUUID());
  const draft = useDraft(owner, tab);
  const onFault = useCallback(() => announce(t("previewFault")), [t]);
  const isDrawing = usePreview(tab, onFault);
  const leave = useLeaving();
  const shell = useRef<HTMLElement>(null);
  useBarHeight(shell);
  useClickGuard();
  const publishNow = useCallback(() => void publish(), [publish]);
  useShortcuts({ publish: publishNow, history });

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
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="edit-button edit-icon"
            aria-label={t("redo")}
            title={redoable && t("redoStep", { label: ofStep(redoable) })}
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
            Object.keys(store.getState().operations).length > 0 ? setLeaving(true) : leave()
          }
        >
          {t("exit")}
        </button>
      </div>
      <DraftOffer {...draft} announce={announce} />
      <Problems />
      <Dialogs announce={announce} />
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
      if (!isAgreed.current && Object.keys(store.getState().operations).length > 0)
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
