import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { Glyph } from "./glyph.tsx";

interface Props {
  /** The path of the icon above the title (`glyph.tsx`, `icon-paths.ts`): islands must not include all icons. */
  readonly icon?: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** A ButtonLink or Button. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** A message for an empty list, and what to do next. */
export const EmptyState = ({ icon, title, children, action, className }: Props) => (
  <div
    className={classNames(
      "flex flex-col items-center gap-3 rounded-xl bg-sunken px-6 py-14 text-center",
      className,
    )}
  >
    {icon ? (
      <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand">
        <Glyph path={icon} className="size-7" />
      </span>
    ) : null}
    <p className="font-display text-h3 font-semibold">{title}</p>
    {children ? <div className="max-w-md text-muted">{children}</div> : null}
    {action ? <div className="mt-2">{action}</div> : null}
  </div>
);
