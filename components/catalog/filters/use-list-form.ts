"use client";

import { useRouter } from "next/navigation";
import {
  type ChangeEvent,
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { startRouteProgress } from "#components/providers/navigation-watch.ts";
import { type FormMemory, recall, remember, restore, stateOf } from "./form-memory.ts";
import { queryOf, type UsualView } from "./form-query.ts";

/** Milliseconds (docs/screens.md §6.1). */
const DELAY = 500;
/** Id of the button that opens the sheet. */
export const OPENER = "list.filters";
/** From here on the filters stand beside the list (docs/screens.md §6.6). */
const WIDE = "(min-width: 64rem)";

/**
 * What makes a list's form go by itself: 500 ms after the last change of a filter, at once for order and page size.
 * `query` is that of the view shown, its page left out.
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
  const asked = useRef(query);
  const held = useRef<FormMemory>(null);

  const go = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const next = queryOf(form.current, usual);
    if (next === asked.current) return;
    asked.current = next;
    startRouteProgress();
    start(() => router.push(addressOf(action + next), { scroll: false }));
  };
  const goLater = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(go, DELAY);
  };
  const putBack = (state: FormMemory) => {
    const element = root.current;
    if (element) restore(element, state, element.querySelector("[data-found]"));
    if (state.isPending) goLater();
  };
  const arrive = useEffectEvent(() => {
    const found = recall(action);
    if (!found) return;
    setChanged(true);
    if (found.sheet === null) return putBack(found);
    held.current = found;
    setOpen(true);
  });
  const leave = useEffectEvent(() => {
    if (root.current) remember(action, stateOf(root.current, timer.current !== undefined));
    clearTimeout(timer.current);
    timer.current = undefined;
  });
  const settle = useEffectEvent(() => {
    // The sheet of a list drawn anew is still to open.
    if (held.current && held.current.sheet !== null && !isOpen) return;
    if (held.current) putBack(held.current);
    // Chosen before this script ran.
    else if (form.current && queryOf(form.current, usual) !== asked.current) goLater();
    held.current = null;
  });

  useLayoutEffect(() => {
    arrive();
    return () => leave();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing draws the fields anew.
  useEffect(() => settle(), [isOpen]);
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
    /** Whether this list is the answer to a change, and is to be announced. */
    hasChanged,
    open: (open: boolean) => {
      if (!open && timer.current) go();
      // The fields move into the sheet and out of it: what is chosen in them moves along.
      if (root.current)
        held.current = {
          ...stateOf(root.current, true),
          isPending: false,
          sheet: null,
          focus: open ? null : OPENER,
        };
      setOpen(open);
    },
    change: ({ target }: ChangeEvent<HTMLElement>) => {
      if (target instanceof HTMLSelectElement) return go();
      if (target instanceof HTMLInputElement && !isHalfTyped(target)) goLater();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      go();
    },
  };
}

/** A year is valid from its first digit on. */
const isHalfTyped = ({ type, value }: HTMLInputElement) =>
  type.startsWith("date") && value !== "" && value < "1000";

/** Staff stay in edit mode. */
function addressOf(address: string): string {
  if (document.documentElement.dataset.surface !== "edit") return address;
  return `${address}${address.includes("?") ? "&" : "?"}editPage=true`;
}
