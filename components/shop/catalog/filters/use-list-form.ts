"use client";

import { useRouter } from "next/navigation";
import {
  type ComponentType,
  type FormEvent,
  type InputEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { startRouteProgress } from "#components/kit/providers/navigation-watch.ts";
import { isPlainPress } from "#components/kit/providers/watch-links.ts";
import type { FilterSheetProps } from "./filter-sheet.tsx";
import {
  type FormMemory,
  keepFormState,
  restoreFormState,
  stateOf,
  takeFormState,
} from "./form-memory.ts";
import type { UsualView } from "./form-query.ts";
import { followControl, followMoved, placeThumbs } from "./ranges.ts";

/** Milliseconds (docs/screens.md §6.1). */
const DELAY = 500;
/** Id of the button that opens the sheet. */
export const OPENER = "list.filters";
const OPENER_SELECTOR = `[id="${OPENER}"]`;
/** From this width the filters are next to the list (docs/screens.md §6.6). */
const WIDE = "(min-width: 64rem)";

type Sheet = ComponentType<FilterSheetProps>;
let sheet: Sheet | null = null;
const loadSheet = async () => {
  sheet ??= (await import("./filter-sheet.tsx")).FilterSheet;
  return sheet;
};
/** Starts loading the sheet; a failure is reported by the following click. */
export const warmSheet = () => void loadSheet().catch(() => null);

/** Reads the form's query: only needed once something is chosen. */
const loadQuery = () => import("./form-query.ts");

/**
 * Submits a list's form automatically: 500 ms after the last change of a filter, immediately for sort order and page
 * size. `query` is the query of the shown view, without its page.
 */
export function useListForm(options: {
  action: string;
  query: string;
  usual: UsualView;
  /** The page's language, in which numbers are typed. */
  locale: string;
}) {
  const { action, query, usual, locale } = options;
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const [isOpen, setOpen] = useState(false);
  const [Sheet, setSheet] = useState<Sheet | null>(() => sheet);
  const [hasChanged, setChanged] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** A choice is waiting for the code that sends it. */
  const isAsked = useRef(false);
  const requested = useRef(query);
  const held = useRef<FormMemory>(null);
  /** Differences from the page were carried over from the previous form, and are not a new choice. */
  const isCarried = useRef(false);

  const isPending = () => timer.current !== undefined || isAsked.current;
  const submitNow = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isAsked.current = true;
    const code = await loadQuery().catch(() => null);
    isAsked.current = false;
    if (!form.current) return;
    // Falls back to a normal form submit.
    if (!code) return form.current.submit();
    // The field shows the mistake, and the list is unchanged.
    if (!code.readNumbers(form.current, locale, true)) return;
    const next = code.queryOf(form.current, usual);
    if (next === requested.current) return;
    requested.current = next;
    startRouteProgress();
    start(() => router.push(addressOf(action + next), { scroll: false }));
  };
  const submitLater = () => {
    void loadQuery().catch(() => null);
    clearTimeout(timer.current);
    timer.current = setTimeout(submitNow, DELAY);
  };
  /** Parses typed numbers with code that is loaded on first use; then the thumbs follow. */
  const followTyped = async () => {
    const code = await loadQuery().catch(() => null);
    if (!code || !root.current) return;
    code.readNumbers(root.current, locale, false);
    placeThumbs(root.current);
  };
  const restoreForm = (state: FormMemory) => {
    const element = root.current;
    if (element) restoreFormState(element, state, element.querySelector("[data-found]"));
    if (element && hasTypedNumber(element)) void followTyped();
    if (state.isPending) submitLater();
  };
  const onMount = useEffectEvent(() => {
    const found = takeFormState(action);
    if (!found) return;
    isCarried.current = true;
    setChanged(true);
    if (found.sheet === null) return restoreForm(found);
    held.current = found;
    setOpen(true);
  });
  const onUnmount = useEffectEvent(() => {
    if (root.current) keepFormState(action, stateOf(root.current, isPending()));
    clearTimeout(timer.current);
    timer.current = undefined;
  });
  const restoreHeld = useEffectEvent((isOpen: boolean) => {
    // The new form has not reopened its sheet yet.
    if (held.current && held.current.sheet !== null && !isOpen) return;
    if (held.current) {
      restoreForm(held.current);
      // The sheet was closed: the page scrolls to the top of the list.
      if (held.current.focus === OPENER_SELECTOR) root.current?.scrollIntoView({ block: "start" });
    }
    // Chosen before this script ran.
    else if (!isCarried.current && form.current && hasChoice(form.current)) {
      followMoved(form.current);
      if (hasTypedNumber(form.current)) void followTyped();
      submitLater();
    }
    held.current = null;
  });
  const drawRanges = useEffectEvent(() => root.current && placeThumbs(root.current));

  useLayoutEffect(() => {
    onMount();
    return () => onUnmount();
  }, []);
  // Opening and closing the sheet renders the fields again.
  useEffect(() => {
    restoreHeld(isOpen);
    drawRanges();
  }, [isOpen]);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const close = () => wide.matches && setOpen(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);

  return {
    root,
    form,
    isBusy,
    isOpen,
    /** Null until it is opened for the first time. */
    Sheet,
    /** Whether this list is the result of a change and has to be announced. */
    hasChanged,
    open: async (open: boolean) => {
      if (!open && timer.current) void submitNow();
      if (open) {
        const Loaded = await loadSheet();
        setSheet(() => Loaded);
      }
      // The fields move into the sheet or out of it: their values are carried over.
      if (root.current)
        held.current = {
          ...stateOf(root.current, true),
          isPending: false,
          sheet: null,
          focus: open ? null : OPENER_SELECTOR,
        };
      setOpen(open);
    },
    /**
     * For controls that React does not know because they are static markup (lib/web/next/flight): its own `onChange`
     * covers only the others.
     */
    change: ({ target }: InputEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement)
        if (target.dataset.number === undefined) followControl(target);
        else void followTyped();
      if (target instanceof HTMLSelectElement) void submitNow();
      else if (target instanceof HTMLInputElement && !isHalfTyped(target)) submitLater();
    },
    /** The next page beneath those shown, in the place of this view: back and reload then show all of them. */
    more: (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLElement>("[data-more]") : null;
      const next = link?.dataset.more;
      if (!next || !isPlainPress(event.nativeEvent)) return;
      event.preventDefault();
      startRouteProgress();
      start(() => router.replace(addressOf(next), { scroll: false }));
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submitNow();
    },
  };
}

/** Whether a control differs from the page as delivered, because something was chosen. */
const hasChoice = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].some((option) => option.selected !== option.defaultSelected)
      : control instanceof HTMLInputElement &&
        (control.checked !== control.defaultChecked || control.value !== control.defaultValue),
  );

/** Whether a number differs from the page as delivered. */
const hasTypedNumber = (within: ParentNode): boolean =>
  [...within.querySelectorAll<HTMLInputElement>("input[data-number]")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** While a date is being typed, its year is valid from the first digit on. */
const isHalfTyped = ({ type, value }: HTMLInputElement) =>
  type.startsWith("date") && value !== "" && value < "1000";

/** In edit mode links stay in edit mode. */
function addressOf(address: string): string {
  if (document.documentElement.dataset.surface !== "edit") return address;
  return `${address}${address.includes("?") ? "&" : "?"}editPage=true`;
}
