import type { ComponentProps } from "react";
import { Link } from "#components/kit/ui/link.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";

/** `primary` is the step that most people take next, at most one in a group; `plain` has no edge, for rows of tools. */
type Variant = "primary" | "outlined" | "plain";

const BASE =
  "inline-flex min-h-(--staff-control) items-center justify-center gap-2 rounded-[0.5rem] px-(--staff-pad,0.75rem) py-1.5 whitespace-nowrap no-underline forced-edge transition-colors hover:bg-[color-mix(in_oklab,currentColor_16%,transparent)] aria-pressed:bg-(--staff-pressed) aria-pressed:text-(--staff-on-pressed) aria-disabled:cursor-default aria-disabled:opacity-55";

/** A pseudo-element: adding and removing an element beside a text would break on translated pages. */
const SPINNER =
  "data-loading:before:-ms-1 data-loading:before:size-4 data-loading:before:rounded-full data-loading:before:border-2 data-loading:before:border-current data-loading:before:border-e-transparent data-loading:before:content-[''] data-loading:before:[animation:spin-once_700ms_linear_infinite]";

const VARIANTS: Readonly<Record<Variant, string>> = {
  primary:
    "bg-(--staff-fill) font-semibold text-(--staff-on-fill) hover:bg-[color-mix(in_oklab,var(--staff-fill)_82%,white)]",
  outlined: "shadow-[inset_0_0_0_1px_color-mix(in_oklab,currentColor_45%,transparent)]",
  plain: "",
};

interface Look {
  /** `outlined` by default. */
  readonly variant?: Variant;
  /** 36 px high on every ground, for a button within a row of text. */
  readonly isSmall?: boolean;
}

/** The look of a button for other elements, such as a link to a file. */
export const staffButtonClass = (
  { variant = "outlined", isSmall }: Look = {},
  className?: string,
): string => classNames(BASE, VARIANTS[variant], isSmall && "[--staff-control:2.25rem]", className);

export interface StaffButtonProps extends ComponentProps<"button">, Look {
  /** Shows a spinner while the action is in flight; the label stays. */
  readonly loading?: boolean;
}

/** The button of the editor and the admin. `type` is `button` by default; colours and height are those of its ground. */
export function StaffButton({
  variant,
  isSmall,
  loading,
  className,
  children,
  ...props
}: StaffButtonProps) {
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
      {...props}
      className={staffButtonClass(
        { variant, isSmall },
        classNames(loading !== undefined && SPINNER, className),
      )}
    >
      {children}
    </button>
  );
}

/** A link to another page that looks like a button. */
export const StaffButtonLink = ({
  variant,
  isSmall,
  className,
  ...props
}: ComponentProps<typeof Link> & Look) => (
  <Link {...props} className={staffButtonClass({ variant, isSmall }, className)} />
);

/** The button of a form. It takes no focus from a field: an error that shows on blur would move it from the pointer. */
export const StaffSubmit = ({ loading, ...props }: StaffButtonProps) => (
  <StaffButton
    variant="primary"
    aria-disabled={loading || undefined}
    {...props}
    type="submit"
    loading={loading}
    onMouseDown={(event) => event.preventDefault()}
  />
);
