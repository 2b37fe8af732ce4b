"use client";

import { useRouter } from "next/navigation";
import {
  type ComponentType,
  type FormEvent,
  type InputEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { startRouteProgress } from "#components/providers/navigation-watch.ts";
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
/** From this width on the filters are beside the list (docs/screens.md §6.6). */
const WIDE = "(min-width: 64rem)";

type Sheet = ComponentType<FilterSheetProps>;
let sheet: Sheet | null = null;
const loadSheet = async () => {
  sheet ??= (await import("./filter-sheet.tsx")).FilterSheet;
  return sheet;
};
/** Begins to load the sheet; a failure is told by the press that follows. */
export const warmSheet = () => void loadSheet().catch(() => null);

/** What reads the form's query: not needed before something is chosen. */
const loadQuery = () => import("./form-query.ts");

/**
 * Submits a list's form automatically: 500 ms after the last change of a filter, at once for order and page size.
 * `query` is that of the shown view, without its page.
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
  /** A choice waits for the code that sends it. */
  const isAsked = useRef(false);
  const requested = useRef(query);
  const held = useRef<FormMemory>(null);
  /** What differs from the page was brought from the form before it, and is no choice of this one. */
  const isCarried = useRef(false);

  const isPending = () => timer.current !== undefined || isAsked.current;
  const submitNow = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isAsked.current = true;
    const code = await loadQuery().catch(() => null);
    isAsked.current = false;
    if (!form.current) return;
    // The form works by itself.
    if (!code) return form.current.submit();
    // It is said at the field, and the list stays as it is.
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
  /** Reads what was typed, which takes code that is not there before something is typed; then the thumbs follow. */
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
    // The new form of an open sheet has not opened it yet.
    if (held.current && held.current.sheet !== null && !isOpen) return;
    if (held.current) {
      restoreForm(held.current);
      // The sheet was closed: its results begin at the top of the list.
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
    /** Null until it was opened for the first time. */
    Sheet,
    /** Whether this list is the result of a change, and must be announced. */
    hasChanged,
    open: async (open: boolean) => {
      if (!open && timer.current) void submitNow();
      if (open) {
        const Loaded = await loadSheet();
        setSheet(() => Loaded);
      }
      // The fields are rendered in the sheet or outside it: their values are carried over.
      if (root.current)
        held.current = {
          ...stateOf(root.current, true),
          isPending: false,
          sheet: null,
          focus: open ? null : OPENER_SELECTOR,
        };
      setOpen(open);
    },
    /** Of every control below, those that React does not know (lib/cache/flight): it says `onChange` of its own alone. */
    change: ({ target }: InputEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement)
        if (target.dataset.number === undefined) followControl(target);
        else void followTyped();
      if (target instanceof HTMLSelectElement) void submitNow();
      else if (target instanceof HTMLInputElement && !isHalfTyped(target)) submitLater();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submitNow();
    },
  };
}

/** Whether a control is not as the page came: something was chosen in it. */
const hasChoice = (form: HTMLFormElement): boolean =>
  [...form.elements].some((control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].some((option) => option.selected !== option.defaultSelected)
      : control instanceof HTMLInputElement &&
        (control.checked !== control.defaultChecked || control.value !== control.defaultValue),
  );

/** Whether a number is not as the page came. */
const hasTypedNumber = (within: ParentNode): boolean =>
  [...within.querySelectorAll<HTMLInputElement>("input[data-number]")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** While a date is typed, its year is valid from the first digit on. */
const isHalfTyped = ({ type, value }: HTMLInputElement) =>
  type.startsWith("date") && value !== "" && value < "1000";

/** In edit mode links stay in edit mode. */
function addressOf(address: string): string {
  if (document.documentElement.dataset.surface !== "edit") return address;
  return `${address}${address.includes("?") ? "&" : "?"}editPage=true`;
}
