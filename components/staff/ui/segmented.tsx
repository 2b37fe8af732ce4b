import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { StaffButton } from "./staff-button.tsx";

interface Props<Value> {
  /** The name of the choice. */
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The name of an option, and its icon. */
  readonly draw: (option: Value) => ReactNode;
  readonly className?: string;
  readonly optionClassName?: (option: Value) => string | undefined;
}

/** A choice between a few visible options: the chosen one is pressed. */
export const Segmented = <Value extends string | boolean>(props: Props<Value>) => (
  <fieldset className="min-w-0">
    <legend className="sr-only">{props.label}</legend>
    {/* The fieldset itself isn't a flex box: WebKit adds the height of the legend to one. */}
    <div
      className={classNames(
        "flex gap-1 rounded-[0.625rem] bg-(--staff-well) p-[3px]",
        props.className,
      )}
    >
      {props.options.map((option) => (
        <StaffButton
          key={String(option)}
          variant="plain"
          aria-pressed={option === props.value}
          className={props.optionClassName?.(option)}
          onClick={() => props.onChange(option)}
        >
          {props.draw(option)}
        </StaffButton>
      ))}
    </div>
  </fieldset>
);
