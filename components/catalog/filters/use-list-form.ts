"use client";

import { useRouter } from "next/navigation";
import {
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
import {
  type FormMemory,
  keepFormState,
  restoreFormState,
  stateOf,
  takeFormState,
} from "./form-memory.ts";
import { queryOf, type UsualView } from "./form-query.ts";

/** Milliseconds (docs/screens.md §6.1). */
const DELAY = 500;
/** Id of the button that opens the sheet. */
export const OPENER = "list.filters";
const OPENER_SELECTOR = `[id="${OPENER}"]`;
/** From this width on the filters are beside the list (docs/screens.md §6.6). */
const WIDE = "(min-width: 64rem)";

/**
 * Submits a list's form automatically: 500 ms after the last change of a filter, at once for order and page size.
 * `query` is that of the shown view, without its page.
 */
export function useListForm(options: { action: string; query: string; usual: UsualView }) {
  const { action, query, usual } = options;
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const [isOpen, setOpen] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef(query);
  const held = useRef<FormMemory>(null);

  const submitNow = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const next = queryOf(form.current, usual);
    if (next === requested.current) return;
    requested.current = next;
    startRouteProgress();
    start(() => router.push(addressOf(action + next), { scroll: false }));
  };
  const submitLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(submitNow, DELAY);
  };
  const restoreForm = (state: FormMemory) => {
    const element = root.current;
    if (element) restoreFormState(element, state, element.querySelector("[data-found]"));
    if (state.isPending) submitLater();
  };
  const onMount = useEffectEvent(() => {
    const found = takeFormState(action);
    if (!found) return;
    setChanged(true);
    if (found.sheet === null) return restoreForm(found);
    held.current = found;
    setOpen(true);
  });
  const onUnmount = useEffectEvent(() => {
    if (root.current) keepFormState(action, stateOf(root.current, timer.current !== undefined));
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
    else if (form.current && queryOf(form.current, usual) !== requested.current) submitLater();
    held.current = null;
  });

  useLayoutEffect(() => {
    onMount();
    return () => onUnmount();
  }, []);
  // Opening and closing the sheet renders the fields again.
  useEffect(() => restoreHeld(isOpen), [isOpen]);
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
    /** Whether this list is the result of a change, and must be announced. */
    hasChanged,
    open: (open: boolean) => {
      if (!open && timer.current) submitNow();
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
      if (target instanceof HTMLSelectElement) return submitNow();
      if (target instanceof HTMLInputElement && !isHalfTyped(target)) submitLater();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      submitNow();
    },
  };
}

/** While a date is typed, its year is valid from the first digit on. */
const isHalfTyped = ({ type, value }: HTMLInputElement) =>
  type.startsWith("date") && value !== "" && value < "1000";

/** In edit mode links stay in edit mode. */
function addressOf(address: string): string {
  if (document.documentElement.dataset.surface !== "edit") return address;
  return `${address}${address.includes("?") ? "&" : "?"}editPage=true`;
}
