import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

interface IconLineProps {
  readonly icon: IconName;
  readonly as?: "li" | "p";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A line of text behind an icon. */
export const IconLine = ({ icon, as: Element = "p", className, children }: IconLineProps) => (
  <Element className={classNames("flex items-start gap-2.5", className)}>
    <Icon name={icon} className="mt-px size-5 shrink-0 text-brand" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </Element>
);
