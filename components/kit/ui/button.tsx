import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";
import { Link } from "./link.tsx";

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

export interface ButtonProps extends ComponentProps<"button">, Look {
  /** Shows a spinner while its action is in flight; the label stays, so that the width does not change. */
  readonly loading?: boolean;
}

/** A button; `type` is `button` by default. */
export function Button({
  variant,
  size,
  loading,
  className,
  children,
  type,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type ?? "button"}
      aria-busy={loading || undefined}
      {...props}
      className={buttonClass({ variant, size, className })}
    >
      {loading ? <Spinner /> : null}
      {/* Inside its own element: translation tools replace texts, and the spinner could not be inserted before them. */}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & Look) {
  return <Link {...props} className={buttonClass({ variant, size, className })} />;
}

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="-ms-1 inline-block size-4 shrink-0 rounded-full border-2 border-current border-e-transparent [animation:spin-once_700ms_linear_infinite]"
    />
  );
}
