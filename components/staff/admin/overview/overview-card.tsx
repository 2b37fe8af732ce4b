import type { ReactNode } from "react";
import { withKeys } from "#lib/base/utils/with-keys.ts";

/** A block of the overview: its heading, and a list or a sentence. */
export const OverviewCard = (props: { title: string; id?: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-5">
    <h2 id={props.id} className="text-h3">
      {props.title}
    </h2>
    {props.children}
  </section>
);

/** Lines of a block, each a link to the page that deals with it. */
export const OverviewLinks = (props: {
  lines: readonly {
    readonly href: string;
    readonly text: string;
    readonly more: string;
    /** The text is an address or the name of a file, which no language turns around. */
    readonly isAddress?: boolean;
  }[];
}) => (
  <ul data-link-list="" className="flex flex-col gap-1">
    {withKeys(props.lines, ({ href }) => href).map(
      ({ key, item: { href, text, more, isAddress } }) => (
        <li key={key}>
          <a
            href={href}
            className="flex min-h-11 flex-col justify-center rounded-md px-2 py-1 hover:bg-brand-soft"
          >
            <bdi dir={isAddress ? "ltr" : undefined} className="font-medium wrap-anywhere">
              {text}
            </bdi>
            {more ? <span className="text-small text-muted wrap-anywhere">{more}</span> : null}
          </a>
        </li>
      ),
    )}
  </ul>
);
