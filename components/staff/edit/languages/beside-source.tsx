import type { ReactNode } from "react";

interface Props {
  readonly label: string;
  /** Id of the label of the field that it describes. */
  readonly labelId?: string;
  readonly language: string;
  /** The source, as text. */
  readonly text: string;
  /** The field for its translation. */
  readonly children: ReactNode;
}

/** A text in its source language, next to the field that it is translated in. */
export const BesideSource = ({ label, labelId, language, text, children }: Props) => (
  <div className="grid gap-x-5 gap-y-2 md:grid-cols-2">
    <div>
      <p className="mb-1.5 text-small text-muted" id={labelId}>
        {label}
      </p>
      <p
        lang={language}
        dir="auto"
        className="edit-shown-text max-h-56 overflow-auto rounded-[0.5rem] bg-sunken px-2.5 py-2 wrap-anywhere whitespace-pre-line"
      >
        {text}
      </p>
    </div>
    <div>{children}</div>
  </div>
);
