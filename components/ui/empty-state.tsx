import type { ReactNode } from "react";
import { classNames } from "#lib/utils/class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

/** A message for an empty list, and what to do next. `action` is a ButtonLink or Button. */
export function EmptyState(props: {
  icon?: IconName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={classNames(
        "flex flex-col items-center gap-3 rounded-xl bg-sunken px-6 py-14 text-center",
        props.className,
      )}
    >
      {props.icon ? (
        <span className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand">
          <Icon name={props.icon} className="size-7" />
        </span>
      ) : null}
      <p className="font-display text-h3 font-semibold">{props.title}</p>
      {props.children ? <div className="max-w-md text-muted">{props.children}</div> : null}
      {props.action ? <div className="mt-2">{props.action}</div> : null}
    </div>
  );
}
