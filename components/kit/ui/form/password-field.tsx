"use client";

import { type ComponentProps, useState } from "react";
import { Glyph } from "#components/kit/ui/glyph.tsx";
import { type FieldProps, nativeProps, useField } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";

const EYE =
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5-2.8a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z";

interface Props extends Omit<ComponentProps<"input">, "type">, FieldProps {
  /** The name of the button that shows the password. */
  readonly showLabel: string;
}

/** A password with its label above, and a button that shows it, which needs scripts. */
export function PasswordField({ showLabel, ...given }: Props) {
  const { frame, control } = useField(given, "h-12 pe-12");
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame {...frame}>
      <span className="relative block">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...nativeProps(given)}
          {...control}
          type={isShown ? "text" : "password"}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={control.id}
          title={showLabel}
          className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-full text-muted hover:text-brand aria-pressed:text-brand noscript:hidden"
          onClick={() => setShown(!isShown)}
        >
          <Glyph path={isShown ? `${EYE}M4 20 20 4` : EYE} />
          <span className="sr-only">{showLabel}</span>
        </button>
      </span>
    </FieldFrame>
  );
}
