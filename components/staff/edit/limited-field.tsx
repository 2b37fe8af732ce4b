"use client";

import type { ReactNode } from "react";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { FullNote } from "./ui/full-note.tsx";

interface Props {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Characters that it takes. */
  readonly limit: number;
  readonly value: string;
  readonly onText: (text: string) => void;
}

/**
 * A line of text with a length limit. Announces when the limit is reached, because the browser silently drops the rest
 * of the input.
 */
export const LimitedField = ({ limit, onText, ...field }: Props) => (
  <div>
    <TextField
      {...field}
      type="text"
      maxLength={limit}
      onChange={({ target }) => onText(target.value)}
    />
    <FullNote text={field.value} limit={limit} />
  </div>
);
