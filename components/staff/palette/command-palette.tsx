"use client";

import { useEffect, useEffectEvent, useId, useState } from "react";
import { useNativeDialog } from "#components/kit/ui/dialog.tsx";
import { showModal } from "#components/staff/ui/staff-dialog.tsx";
import { useListKeys } from "#components/staff/ui/use-list-keys.ts";
import { type Command, type CommandGroup, matching } from "./command.ts";
import { takeTypedAhead } from "./typed-ahead.ts";
import { type FindCommands, type Found, useFound } from "./use-found.ts";

interface Props {
  /** The label of the palette and its hint. */
  readonly label: string;
  readonly hint: string;
  readonly groups: readonly CommandGroup[];
  readonly find: FindCommands;
  /** Announces the number of commands, or the state of the search. */
  readonly status: (state: Found["state"], count: number) => string;
  readonly onClose: () => void;
}

/**
 * One field for everything: its results are opened or run by Enter or a click. Independent of its contents: each staff
 * area provides its own commands.
 */
export function CommandPalette({ label, hint, groups, find, status, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = useFound(typed.trim(), find);
  const shown = [...matching(groups, typed), ...found.groups];
  const commands = shown.flatMap((group) => group.commands);
  const { ref, onCancel } = useNativeDialog(true, onClose, showModal);
  // Once the dialog is open: a second Ctrl+K before that starts recording keys again.
  useEffect(() => {
    const kept = takeTypedAhead();
    if (kept !== "") setTyped((now) => now + kept);
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const node = ref.current;
    // A press beside the palette.
    const onClick = ({ target }: MouseEvent) => target === node && close();
    node?.addEventListener("click", onClick);
    return () => node?.removeEventListener("click", onClick);
  }, [ref]);
  const run = (command: Command) => {
    onClose();
    // Whatever the command opens takes the focus, after the dialog has given it back.
    requestAnimationFrame(command.run);
  };
  const keys = useListKeys(commands, { keyOf: (command) => command.id, onTake: run });

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className="palette tone-paper mx-auto mt-[10dvh] mb-auto max-h-[min(34rem,80dvh)] w-[min(40rem,100vw-2rem)] overflow-hidden rounded-[0.875rem] p-0 shadow-[0_20px_60px_rgb(0_0_0/0.4)] backdrop:bg-[rgb(8_14_20/0.55)]"
      onCancel={onCancel}
    >
      <div className="flex max-h-[inherit] flex-col">
        <input
          type="text"
          aria-label={hint}
          placeholder={hint}
          {...keys.field}
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            keys.restart();
          }}
          className="min-h-13 border-b border-line bg-transparent px-5 py-3 text-[1.0625rem] placeholder:text-muted focus-visible:rounded-[0.875rem] focus-visible:-outline-offset-3"
        />
        <p role="status" className={SMALL}>
          {status(found.state, commands.length)}
        </p>
        <div id={keys.listId} role="listbox" aria-label={label} className="overflow-y-auto pb-2">
          {shown.map(({ name, commands: some }, index) => (
            <fieldset key={name} className="min-w-0" aria-labelledby={`${id}-group${index}`}>
              <p id={`${id}-group${index}`} role="presentation" className={SMALL}>
                {name}
              </p>
              {some.map((command) => (
                <button key={command.id} {...keys.option(command)} className={OPTION}>
                  <bdi>{command.label}</bdi>
                  {command.detail ? (
                    <small dir="auto" className="text-[0.8125rem] text-muted">
                      {command.detail}
                    </small>
                  ) : null}
                  {command.keys ? (
                    <span className="ms-auto flex gap-1" dir="ltr">
                      {command.keys.map((key) => (
                        <kbd
                          key={key}
                          className="rounded-[0.375rem] bg-sunken px-1.75 text-[0.8125rem] [font-family:inherit] in-aria-selected:bg-surface"
                        >
                          {key}
                        </kbd>
                      ))}
                    </span>
                  ) : null}
                </button>
              ))}
            </fieldset>
          ))}
        </div>
      </div>
    </dialog>
  );
}

const SMALL = "px-5 py-1.5 text-[0.8125rem] text-muted";
const OPTION =
  "flex min-h-11 w-full flex-wrap items-center gap-x-3 px-5 py-1.5 text-start hover:bg-sunken aria-selected:bg-sunken aria-selected:shadow-[inset_3px_0_0_var(--ink)] rtl:aria-selected:shadow-[inset_-3px_0_0_var(--ink)]";
