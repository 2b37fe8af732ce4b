import type { ReactNode } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";

/** The frame of the login, registration and password pages: a title, a lead and one card. */
export function AccountFrame(props: {
  title: ReactNode;
  lead?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="wrap fold py-[clamp(1.75rem,5vw,4.5rem)]">
      <div className={classNames("mx-auto", props.wide ? "max-w-3xl" : "max-w-md")}>
        <h1 className="text-h1">{props.title}</h1>
        {props.lead ? <p className="mt-3 text-lead text-muted">{props.lead}</p> : null}
        <div className="mt-7 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-8">
          {props.children}
        </div>
      </div>
    </div>
  );
}
