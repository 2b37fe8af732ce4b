import type { ComponentProps, KeyboardEvent } from "react";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { readDecimal, writeDecimal } from "#lib/base/utils/numbers/read-number.ts";

export interface NumberInputProps
  extends Omit<
    ComponentProps<"input">,
    "type" | "role" | "value" | "defaultValue" | "onChange" | "min" | "max" | "step"
  > {
  /** As typed. The caller parses it with `readDecimal` or `readWhole`, and reports what cannot be parsed. */
  readonly value: string;
  readonly onText: (text: string) => void;
  /** The page's language, in which the number is parsed and written. */
  readonly locale: string;
  readonly min?: number;
  readonly max?: number;
  /** The amount that an arrow key adds. If it is a whole number, phones show a keyboard without a decimal point. */
  readonly step?: number;
}

/** Keys of a spinbutton (WAI-ARIA APG), with the steps that each makes. Home and End move the cursor in the text. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};
/** Sums of decimals are rounded to this, so that 0.1 and 0.2 are 0.3. */
const FINEST = 1e6;

/**
 * A spinbutton that is a text field: it keeps the typed text, in every browser, until it is parsed in the page's
 * language. Fields of `type=number` drop or hold back a decimal comma, do not accept digits of other scripts, and
 * change with the mouse wheel (decision 0091).
 */
export function NumberInput({ onText, locale, min, max, step = 1, ...props }: NumberInputProps) {
  const read = readDecimal(props.value, locale);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    const steps = STEPS[pressedKey(event)];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (steps === undefined || hasModifier) return;
    event.preventDefault();
    if (props.readOnly) return;
    const next = stepped(read === null ? null : Number(read), steps * step, { min, max });
    onText(writeDecimal(String(next), locale));
  };
  return (
    <input
      autoComplete="off"
      inputMode={Number.isInteger(step) && (min ?? -1) >= 0 ? "numeric" : "decimal"}
      {...props}
      type="text"
      role="spinbutton"
      aria-valuenow={read === null ? undefined : Number(read)}
      aria-valuetext={props.value === "" ? undefined : props.value}
      aria-valuemin={min}
      aria-valuemax={max}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={press}
    />
  );
}

/**
 * The number after some steps, within its bounds. From an empty field, the first step gives the nearest bound, or one
 * step from zero.
 */
function stepped(
  from: number | null,
  by: number,
  {
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
  }: { min?: number; max?: number },
): number {
  const next = Math.round(((from ?? 0) + by) * FINEST) / FINEST;
  return Math.min(max, Math.max(min, next));
}
