"use client";

import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useMarkedPlaces } from "#components/staff/edit/hints/shown-places.ts";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { type FrameLink, joinHost } from "#components/staff/edit/page/frame-host.ts";
import { keepEditing } from "#components/staff/edit/page/keep-editing.ts";
import { sectionOfPlace } from "#components/staff/edit/page/page-dom.ts";
import { afterInput } from "#components/staff/edit/page/typed-ahead-of-editor.ts";
import { useClickGuard } from "#components/staff/edit/page/use-click-guard.ts";
import { SectionLayer } from "#components/staff/edit/sections/section-layer.tsx";
import { SlotTools } from "#components/staff/edit/slots/slot-tools.tsx";
import type { DraftOwner } from "#components/staff/edit/store/draft-shelf.ts";
import { type Frame, withoutFrame } from "#components/staff/edit/store/screens.ts";
import { useShortcuts } from "#components/staff/edit/ui/use-shortcuts.ts";
import { StaffTranslations, useStaffLang } from "#components/staff/ui/staff-lang.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import type { StaffScope } from "#lib/staff/edit/rights.ts";
import { PhoneTools } from "./phone-tools.tsx";
import { useNewerSections } from "./use-newer-sections.ts";

interface Props extends Frame {
  readonly owner: DraftOwner;
  readonly offers: readonly string[];
  readonly scopes: readonly StaffScope[];
  readonly children: ReactNode;
}

/**
 * A page in a preview frame. It edits the working copy of the surrounding window, which has the bar, history, dialogs
 * and publishing. A view-only frame has no tools, and one that shows the published page has no unsaved changes.
 */
export function FrameSurface({ screen, purpose, owner, offers, scopes, children }: Props) {
  const [link] = useState(() =>
    typeof window === "undefined" ? null : joinHost(window.frameElement),
  );
  useEffect(() => {
    // Opened by its address, without an editor around it.
    if (!link && (purpose !== "published" || window.parent === window))
      window.location.replace(withoutFrame(window.location.href));
  }, [link, purpose]);
  // The frame styles select by an attribute of the root, so that they apply to every text of the page immediately.
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.editFrame = screen;
    root.toggleAttribute("data-edit-view-only", purpose !== "edit");
    return () => {
      root.removeAttribute("data-edit-frame");
      root.removeAttribute("data-edit-view-only");
    };
  }, [screen, purpose]);
  return (
    <EditContextProvider {...{ owner, offers, scopes, screen, link }}>
      <span hidden data-edit-frame={screen} />
      {link ? <Wires tell={link.tell} /> : null}
      {purpose === "edit" ? <Places /> : null}
      {children}
      {purpose === "edit" ? (
        <StaffTranslations>
          {screen === "phone" ? <PhoneTools /> : null}
          {screen === "desktop" ? <DesktopTools /> : null}
        </StaffTranslations>
      ) : null}
    </EditContextProvider>
  );
}

/** Passes on the actions of the window around the frame. */
function Wires({ tell }: Pick<FrameLink, "tell">) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const router = useRouter();
  const path = usePathname();
  const shown = useRef(path);
  useNewerSections();
  const go = useCallback((href: string) => tell({ kind: "go", href }), [tell]);
  useClickGuard(go, { noWishlist: t("noWishlist"), pressAgain: t("pressAgain") });
  useShortcuts({
    publish: useCallback(() => afterInput(() => tell({ kind: "publish" })), [tell]),
    history: useCallback((direction) => tell({ kind: "history", direction }), [tell]),
  });

  // A navigation in the frame moves the whole editor.
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const { href } = window.location;
    go(keepEditing(href, href) ?? href);
  }, [path, go]);

  useEffect(() => {
    // Changes made while the page was loading.
    if (store.getState().drawings > 0) router.refresh();
    return store.subscribe((state, previous) => {
      if (state.drawings !== previous.drawings) router.refresh();
    });
  }, [store, router]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || pressedKey(event) !== "F6") return;
      event.preventDefault();
      tell({ kind: "bar" });
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
      const elementId = sectionOfPlace(target);
      if (elementId !== null) tell({ kind: "entered", elementId, field: target });
    };
    window.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocus);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("focusin", onFocus);
    };
  }, [tell]);
  return null;
}

const DesktopTools = () => (
  <div {...useStaffLang()}>
    <SectionLayer />
    <SlotTools />
  </div>
);

function Places() {
  useMarkedPlaces();
  return null;
}
