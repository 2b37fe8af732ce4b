import type { ReactNode } from "react";

/** The heading of an admin page, its purpose, and its actions. */
export const PageHead = (props: { title: string; lead?: ReactNode; children?: ReactNode }) => (
  <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
    <div className="min-w-0 max-w-prose">
      <h1 className="text-h2 wrap-anywhere">{props.title}</h1>
      {props.lead ? <p className="mt-1 text-muted">{props.lead}</p> : null}
    </div>
    {props.children ? <div className="flex flex-wrap gap-3">{props.children}</div> : null}
  </header>
);
