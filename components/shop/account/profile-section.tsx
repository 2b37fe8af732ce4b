import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

/** One card of the profile. Links lead to its `id`, e.g. `/profile#wishlist`. */
export function ProfileSection(props: {
  id: string;
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-title`}
      className={classNames(
        "min-w-0 scroll-mt-28 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-7",
        props.className,
      )}
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${props.id}-title`} tabIndex={-1} className="text-h3 outline-none">
          {props.title}
        </h2>
        {props.aside ? <p className="text-small text-muted tabular-nums">{props.aside}</p> : null}
      </div>
      {props.children}
    </section>
  );
}
