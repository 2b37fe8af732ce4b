"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import {
  useEditContext,
  useEditState,
  useMayChange,
} from "#components/staff/edit/page/edit-context.tsx";
import { showPlace } from "#components/staff/edit/page/show-place.ts";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { valueAt } from "#components/staff/edit/store/edit-store.ts";
import type { Region } from "#components/staff/edit/store/edit-types.ts";
import { noteClass } from "#components/staff/edit/ui/note-class.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import { StaffButton, staffButtonClass } from "#components/staff/ui/staff-button.tsx";
import { mobilePath } from "#lib/shop/domain/content/element.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";
import { SCOPE_KEYS } from "#lib/staff/edit/rights.ts";
import { hrefTo, matchRoute, type Route } from "#lib/web/i18n/routes.ts";

type Kind = "backOffice" | "shop" | "post" | "section" | "noRight";
type Note = { readonly kind: Kind } | ({ readonly kind: "twin" } & Twin);

/** The text for other screens, unchanged while the shown one was changed. */
interface Twin {
  readonly changed: Region;
  readonly twin: Region;
  readonly text: string;
}

const PRESSES = ["pointerdown", "keydown"];

/**
 * Hints about the spot in focus: that phones have their own text, that a text appears on every page, or why something
 * cannot be edited here, with a link to where it can be.
 */
export function PlaceNotes({ announce }: { announce: (message: string) => void }) {
  const t = useTranslations("edit");
  const { store, scopes } = useEditContext();
  const { locale, defaultLocale } = useSite();
  const { note, setNote, ofRoute } = useNote(announce);
  const close = <StaffButton onClick={() => setNote(null)}>{t("dialogClose")}</StaffButton>;
  return (
    <div role="status">
      {note?.kind === "twin" ? (
        <div className={noteClass()}>
          <p>{t(isPhonePlace(note.twin) ? "twin.phone" : "twin.desktop", { text: note.text })}</p>
          <StaffButton
            onClick={() => {
              reveal(addressIn(note.twin));
              setNote(null);
            }}
          >
            {t("twin.show")}
          </StaffButton>
          {close}
        </div>
      ) : null}
      {note && note.kind !== "twin" ? (
        <div className={noteClass()}>
          <p>
            {note.kind === "noRight"
              ? t("rights.readOnly", {
                  scopes: scopes.map((scope) => t(`rights.scope.${SCOPE_KEYS[scope]}`)).join(", "),
                })
              : t(`elsewhere.${note.kind}`)}
          </p>
          {note.kind === "backOffice" ? (
            <a
              className={staffButtonClass()}
              href={hrefTo({ name: "admin" }, { locale, defaultLocale })}
            >
              {t("elsewhere.open")}
            </a>
          ) : null}
          {note.kind === "post" || (note.kind === "noRight" && ofRoute === "post") ? (
            <StaffButton
              onClick={() => store.getState().open({ name: "newPage", isSettings: true })}
            >
              {t("pages.tab.settings")}
            </StaffButton>
          ) : null}
          {close}
        </div>
      ) : null}
    </div>
  );
}

/** The hint for the last change or click, or for a page where nothing can be edited. */
function useNote(announce: (message: string) => void) {
  const { store, offers } = useEditContext();
  const { defaultLocale, locales } = useSite();
  const path = usePathname();
  const [note, setNote] = useState<Note | null>(null);
  // No hint is needed after a change was undone or published, or if both were changed.
  const isOneChanged = useEditState(
    ({ operations }) =>
      note?.kind === "twin" &&
      operations[addressIn(note.changed)] !== undefined &&
      operations[addressIn(note.twin)] === undefined,
  );
  const match = matchRoute(path, { defaultLocale, locales: locales.map(({ code }) => code) });
  const mayChangeSections = useMayChange("cms.element");
  const mayChangePosts = useMayChange("cms.post");
  const ofRoute = match.kind === "match" ? kindOf(match.route) : "section";
  const isWritten = mayChangePosts && offers.includes("postUpdate") && ofRoute === "post";
  const kind = mayChangeSections || isWritten ? ofRoute : "noRight";

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same kind may have sections, or none
  useEffect(() => {
    const timer = setTimeout(() => {
      const isBare =
        document.querySelector("#main [data-edit], #main [data-edit-section]") === null;
      const isHere = (region: Region) => store.getState().regions[addressIn(region)] !== undefined;
      setNote((now) => {
        if (isBare || kind === "noRight") return { kind };
        return now?.kind === "twin" && isHere(now.changed) ? now : null;
      });
    });
    return () => clearTimeout(timer);
  }, [kind, path]);

  useTwinNotes(setNote, announce);
  useClickNotes(kind, setNote);

  const isOutdated = note?.kind === "twin" && !isOneChanged;
  return { note: isOutdated ? null : note, setNote, ofRoute };
}

/** Announces texts that every page shares, and finds the twin of a text that was changed and left. */
function useTwinNotes(setNote: (note: Note) => void, announce: (message: string) => void): void {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  /** Whether anything has been clicked since the listener was attached. */
  const isHeard = useRef(false);
  useEffect(() => {
    // Handles a text that was changed and left before hydration.
    const lookBack = () => {
      if (isHeard.current) return;
      const state = store.getState();
      for (const address of Object.keys(state.operations)) {
        const region = state.regions[address];
        const twin = region && changedTwin(state, region);
        if (twin && regionOf(state, document.activeElement) !== region)
          setNote({ kind: "twin", ...twin });
      }
    };
    lookBack();
    const unsubscribe = store.subscribe(lookBack);
    const onFocusIn = ({ target }: FocusEvent) => {
      const region = regionOf(store.getState(), target);
      if (region && Object.hasOwn(SHELL, region.handler)) announce(t("shared"));
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      const region = regionOf(store.getState(), target);
      const twin = region && changedTwin(store.getState(), region);
      if (twin) setNote({ kind: "twin", ...twin });
    };
    const onPress = () => {
      isHeard.current = true;
    };
    for (const press of PRESSES) document.addEventListener(press, onPress, true);
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("focusout", onFocusOut);
    return () => {
      unsubscribe();
      for (const press of PRESSES) document.removeEventListener(press, onPress, true);
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("focusout", onFocusOut);
    };
  }, [store, setNote, announce, t]);
}

/** Says where a clicked text or picture is edited that cannot be edited here. */
function useClickNotes(kind: Kind, setNote: (note: Note) => void): void {
  const { store } = useEditContext();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (store.getState().mode !== "edit" || !(event.target instanceof Element)) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!event.target.closest("#main")) return;
      if (event.target.closest("a, button, input, select, textarea, label, summary, [data-edit]"))
        return;
      if (!event.target.closest(READABLE)) return;
      setNote({ kind: event.target.closest("[data-edit-section]") ? "section" : kind });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [store, kind, setNote]);
}

/** Elements that look like a text or picture of the page. */
const READABLE = "h1, h2, h3, h4, p, li, img, picture, dd, dt, td, th, blockquote, figcaption";

function kindOf({ name }: Route): Kind {
  switch (name) {
    case "product":
    case "shop":
    case "productTag":
    case "event":
    case "events":
      return "backOffice";
    case "blog":
    case "content":
      return "post";
    default:
      return "shop";
  }
}

const addressIn = ({ elementId, path }: Region): string => `${elementId}:${path}`;
const isPhonePlace = ({ path }: Region): boolean => path.includes("mobileMeta.");

function regionOf(state: EditState, target: EventTarget | null): Region | null {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-edit]") : null;
  return state.regions[place?.dataset.edit ?? ""] ?? null;
}

/** The same text for other screens, if this one was changed and that one has its own value. */
function changedTwin(state: EditState, region: Region): Twin | null {
  if (!state.operations[addressIn(region)]) return null;
  const path = isPhonePlace(region)
    ? region.path.replace("mobileMeta.", "meta.")
    : (mobilePath(region.path) ?? "");
  const address = `${region.elementId}:${path}`;
  const twin = state.regions[address];
  const value = valueAt(state, address);
  if (!twin || state.operations[address] || isUnset(value)) return null;
  return { changed: region, twin, text: readableValue(value) };
}

/** Shows a text for other screens next to its twin, until the page is drawn again. */
function reveal(address: string): void {
  for (const place of document.querySelectorAll(`[data-edit="${CSS.escape(address)}"]`))
    place.setAttribute("data-edit-revealed", "");
  showPlace(address);
}
