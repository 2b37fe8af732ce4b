"use client";

import type { HTMLAttributes, ReactNode } from "react";
import { Glyph } from "#components/kit/ui/glyph.tsx";
import { GLYPHS } from "./glyphs.ts";

interface Props extends HTMLAttributes<HTMLLIElement> {
  readonly handle: HTMLAttributes<HTMLElement>;
  readonly name: string;
  /** Shown below the name. */
  readonly state: string;
  /** The name is a button. */
  readonly onName?: () => void;
  readonly tools: ReactNode;
}

const NAME =
  "edit-row-name flex min-w-0 flex-1 basis-40 flex-col items-start py-1 text-start font-semibold [&_small]:text-[0.8125rem] [&_small]:font-normal [&_small]:text-muted";

/** A row of the outline of the page: its handle, its name and its tools, with further rows below. */
export function OutlineRow({ handle, name, state, onName, tools, children, ...row }: Props) {
  const texts = (
    <>
      <span>{name}</span>
      {state === "" ? null : <small>{state}</small>}
    </>
  );
  return (
    <li
      {...row}
      className="border-b border-line data-drop-after:shadow-[inset_0_-3px_0_var(--edit-mark)] data-drop-before:shadow-[inset_0_3px_0_var(--edit-mark)]"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        {/* For the pointer only; the buttons and keys do the same. */}
        <span
          aria-hidden="true"
          className="edit-drag grid h-9 w-8 cursor-grab touch-none place-items-center text-muted"
          {...handle}
        >
          <Glyph path={GLYPHS.drag} />
        </span>
        {onName ? (
          <button type="button" className={NAME} onClick={onName}>
            {texts}
          </button>
        ) : (
          <span className={NAME}>{texts}</span>
        )}
        {tools}
      </div>
      {children}
    </li>
  );
}
