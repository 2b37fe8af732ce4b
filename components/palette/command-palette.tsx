"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { pressedKey } from "#lib/browser/pressed-key.ts";
import { type Command, type CommandGroup, matching } from "./command.ts";
import { type FindCommands, type Found, useFound } from "./use-found.ts";
import "./palette.css";

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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const found = useFound(typed.trim(), find);
  const shown = [...matching(groups, typed), ...found.groups];
  const commands = shown.flatMap((group) => group.commands);
  const at = Math.min(active, commands.length - 1);
  const chosen = commands[at];

  const close = useEffectEvent(onClose);
  useEffect(() => {
    const node = dialog.current;
    if (!node) return;
    node.showModal();
    const onClick = ({ target }: MouseEvent) => {
      // A click outside it.
      if (target === node) close();
    };
    node.addEventListener("click", onClick);
    return () => {
      node.removeEventListener("click", onClick);
      // Closing a dialog returns the focus; removing it would not.
      node.close();
    };
  }, []);
  const idOf = (command: Command) => `${id}-${command.id}`;
  const run = (command: Command) => {
    onClose();
    // A dialog or page opened by the command takes the focus after it is back.
    requestAnimationFrame(command.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = commands.length - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
    };
    const key = pressedKey(event);
    const next = steps[key];
    const command = next === undefined ? undefined : commands[next];
    if (next !== undefined && command) {
      event.preventDefault();
      setActive(next);
      document.getElementById(idOf(command))?.scrollIntoView({ block: "nearest" });
    }
    if (key === "Enter") {
      event.preventDefault();
      if (chosen) run(chosen);
    }
  };

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="palette"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="palette-box">
        <input
          type="text"
          role="combobox"
          aria-label={hint}
          placeholder={hint}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && idOf(chosen)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p role="status" className="palette-status">
          {status(found.state, commands.length)}
        </p>
        <div id={`${id}-list`} role="listbox" aria-label={label} className="palette-list">
          {shown.map(({ name, commands: some }, index) => (
            <fieldset key={name} className="palette-set" aria-labelledby={`${id}-group${index}`}>
              <p id={`${id}-group${index}`} role="presentation" className="palette-group">
                {name}
              </p>
              {some.map((command) => (
                <button
                  key={command.id}
                  type="button"
                  id={idOf(command)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={command === chosen}
                  className="palette-option"
                  onClick={() => run(command)}
                >
                  <bdi>{command.label}</bdi>
                  {command.detail ? <small dir="auto">{command.detail}</small> : null}
                  {command.keys ? (
                    <span className="palette-keys" dir="ltr">
                      {command.keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
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
