import { classNames } from "#lib/base/utils/class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-brand-fill text-on-brand hover:bg-brand-fill-hover active:bg-brand-fill-hover",
  secondary: "border border-line-strong bg-surface text-ink hover:border-brand hover:bg-brand-soft",
  quiet: "text-brand hover:bg-brand-soft",
  danger: "bg-danger-fill text-white hover:brightness-90",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3 text-small",
  md: "min-h-11 px-5 text-base",
  lg: "min-h-13 px-7 text-lead",
};

/** The look of a button, for anything clickable: `<button>`, a link, a link of the CMS. */
export function buttonClass(
  options: { variant?: ButtonVariant; size?: ButtonSize; className?: string } = {},
): string {
  const { variant = "primary", size = "md", className } = options;
  return classNames(
    // Styled in app/styles/parts.css; toasts do not cover it.
    "is-button",
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}
