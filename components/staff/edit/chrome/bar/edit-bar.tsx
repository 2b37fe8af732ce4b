"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Glyph } from "#components/kit/ui/glyph.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { usePasswordRequest } from "#components/staff/admin/frame/with-password.ts";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import { useDraft } from "#components/staff/edit/drafts/use-page-draft.ts";
import { usePreview } from "#components/staff/edit/drafts/use-preview.ts";
import { Stage } from "#components/staff/edit/frames/stage.tsx";
import { useFrameMessages } from "#components/staff/edit/frames/use-frame-messages.ts";
import { FirstHints } from "#components/staff/edit/hints/first-hints.tsx";
import { useMarkedPlaces } from "#components/staff/edit/hints/shown-places.ts";
import {
  EDIT_MARKER,
  useEditContext,
  useEditState,
} from "#components/staff/edit/page/edit-context.tsx";
import { withoutRenewal } from "#components/staff/edit/page/keep-editing.ts";
import { afterInput } from "#components/staff/edit/page/typed-ahead-of-editor.ts";
import { useClickGuard } from "#components/staff/edit/page/use-click-guard.ts";
import { useHistory } from "#components/staff/edit/page/use-history.ts";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { reviewFirst } from "#components/staff/edit/review/review-first.ts";
import { GLYPHS } from "#components/staff/edit/sections/glyphs.ts";
import { SectionLayer } from "#components/staff/edit/sections/section-layer.tsx";
import type { Mode } from "#components/staff/edit/store/edit-types.ts";
import { unsavedIn } from "#components/staff/edit/store/unsaved.ts";
import { DrawingNote } from "#components/staff/edit/ui/drawing-note.tsx";
import { onResize } from "#components/staff/edit/ui/on-resize.ts";
import { useShortcuts } from "#components/staff/edit/ui/use-shortcuts.ts";
import { usePaletteKey } from "#components/staff/palette/use-palette-key.ts";
import { IconButton } from "#components/staff/ui/icon-button.tsx";
import { moveInToolbar } from "#components/staff/ui/move-in-toolbar.ts";
import { Segmented } from "#components/staff/ui/segmented.tsx";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";
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
import { usePublish } from "./use-publish.ts";
import { useTarget } from "./use-target.ts";

interface Props {
  /** E-mail of the editor. */
  email: string;
}

/** The toolbar above the page: undo, redo, mode and publishing. */
export function EditBar({ email }: Props) {
  const t = useTranslations("edit");
  const staffLang = useStaffLang();
  const { store, owner } = useEditContext();
  const { announce } = store.getState();
  useTarget();
  const [isLeaving, setLeaving] = useState(false);
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
  useClickGuard(push, { noWishlist: t("noWishlist"), pressAgain: t("pressAgain") });
  useBarKeys(shell);
  useMarkedPlaces();
  useEffect(() => withoutRenewal(), []);
  const publishNow = useCallback(
    (leftOut?: ReadonlySet<string>) => void publish(leftOut),
    [publish],
  );
  const review = useCallback(
    () => afterInput(() => reviewFirst(store, publishNow)),
    [store, publishNow],
  );
  useShortcuts({ publish: review, history });
  useFrameMessages({ bar: shell, publish: review, history });
  usePaletteKey(() => store.getState().open({ name: "palette" }));
  const exit = () => (unsavedIn(store.getState()) > 0 ? setLeaving(true) : leave());

  return (
    <aside
      ref={shell}
      {...staffLang}
      className="edit-shell tone-bar sticky top-0 z-1000 shadow-[0_1px_0_rgb(255_255_255/0.12),0_6px_20px_rgb(0_0_0/0.28)] low:top-[calc(var(--edit-bar-height)-var(--edit-shell-height,52px))] low:flex low:flex-col"
      aria-label={t("region")}
      data-edit-bar={EDIT_MARKER}
      aria-busy={isDrawing || undefined}
    >
      <div
        role="toolbar"
        aria-label={t("bar")}
        className="edit-bar flex min-h-13 items-center gap-2 px-[clamp(0.75rem,2vw,1.5rem)] py-1.5 max-md:gap-1.5 max-md:px-2 low:order-1 [&>:not(.edit-status)]:flex-none"
        onKeyDown={moveInToolbar}
      >
        <ModeSwitch />
        <HistoryButtons history={history} />
        <EditStatus onPublish={review} />
        <BarTools exit={exit} />
      </div>
      <DrawingNote isOn={isDrawing} />
      <FirstHints />
      <DraftOffer {...draft} announce={announce} />
      <OtherLanguages {...owner} />
      <EarlyWarning email={email} />
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
        reason={password.hasEnded ? "write" : "confirm"}
        open={password.isOpen}
        email={email}
        onDone={() => password.settle(true)}
        onClose={() => password.settle(false)}
      />
      <LeaveDialog open={isLeaving} onStay={() => setLeaving(false)} onLeave={leave} />
    </aside>
  );
}

/** Tells the page's sticky parts the height of the bar, which wraps on phones and grows with its notes. */
function useBarHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement;
    const tell = () => root.style.setProperty("--edit-shell-height", `${bar.offsetHeight}px`);
    tell();
    const stop = onResize([bar], tell);
    return () => {
      stop();
      root.style.removeProperty("--edit-shell-height");
    };
  }, [ref]);
}

function HistoryButtons({ history }: { history: ReturnType<typeof useHistory> }) {
  const t = useTranslations("edit");
  const undoable = useEditState((state) => state.done.at(-1));
  const redoable = useEditState((state) => state.undone.at(-1));
  const { ofStep } = useLabels();
  return (
    <div className="flex gap-1 max-md:gap-0">
      <IconButton
        label={t("undo")}
        title={undoable && t("undoStep", { label: ofStep(undoable) })}
        aria-disabled={!undoable}
        onClick={() => history("undo")}
      >
        <Icon name="undo" className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={t("redo")}
        title={redoable && t("redoStep", { label: ofStep(redoable) })}
        aria-disabled={!redoable}
        onClick={() => history("redo")}
      >
        <Icon name="redo" className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}

const MODES: readonly Mode[] = ["edit", "browse"];

/** Edit: a click on a text starts typing. Browse: the page works as for shoppers, with the changes kept. */
function ModeSwitch() {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const mode = useEditState((state) => state.mode);
  return (
    <Segmented
      label={t("mode")}
      options={MODES}
      value={mode}
      onChange={store.getState().setMode}
      className="max-md:gap-0"
      optionClassName={() => "max-md:px-2"}
      draw={(name) => (
        <>
          <Glyph path={name === "edit" ? GLYPHS.write : GLYPHS.show} className="md:hidden" />
          <span className="max-md:sr-only">{t(name)}</span>
        </>
      )}
    />
  );
}
