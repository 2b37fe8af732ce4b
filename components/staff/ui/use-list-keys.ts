import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";

interface Options<Entry> {
  readonly keyOf: (entry: Entry) => string;
  /** Enter or a press on an entry. */
  readonly onTake: (entry: Entry) => void;
}

/**
 * A list of options that is worked from a field of text (WAI-ARIA's combobox): the field keeps the focus, the arrow keys
 * go around the list, Enter takes the active option. Spread `field` on the input, give the list `listId`, and spread
 * `option(entry)` on its buttons. `restart` makes the first option active again, for when the text changes.
 */
export function useListKeys<Entry>(entries: readonly Entry[], { keyOf, onTake }: Options<Entry>) {
  const id = useId();
  const [asked, setAsked] = useState(0);
  const at = Math.min(asked, entries.length - 1);
  const active = entries[at];
  const idOf = (entry: Entry) => `${id}-${keyOf(entry)}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (by === 0 && key !== "Enter") return;
    event.preventDefault();
    if (by === 0) {
      if (active !== undefined) onTake(active);
      return;
    }
    const next = (at + by + entries.length) % entries.length;
    const entry = entries[next];
    if (entry === undefined) return;
    setAsked(next);
    document.getElementById(idOf(entry))?.scrollIntoView({ block: "nearest" });
  };

  return {
    restart: () => setAsked(0),
    field: {
      role: "combobox",
      "aria-expanded": entries.length > 0,
      "aria-controls": `${id}-list`,
      "aria-activedescendant": active && idOf(active),
      "aria-autocomplete": "list",
      autoComplete: "off",
      onKeyDown,
    },
    listId: `${id}-list`,
    option: (entry: Entry): ComponentProps<"button"> => ({
      type: "button",
      id: idOf(entry),
      role: "option",
      tabIndex: -1,
      "aria-selected": entry === active,
      onClick: () => onTake(entry),
    }),
  } as const;
}
