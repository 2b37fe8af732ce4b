"use client";

import type { ReactNode } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { UsualView } from "./form-query.ts";
import { OPENER, useListForm, warmSheet } from "./use-list-form.ts";

interface Props {
  /** Fields elsewhere on the page join the form by this id. */
  readonly id: string;
  readonly action: string;
  /** The query of the shown view, without its page. */
  readonly query: string;
  readonly usual: UsualView;
  readonly locale: string;
  readonly messages: {
    /** Announced after a change. */
    readonly found: string;
    readonly filters: string;
    /** The number of chosen values; "" for none. */
    readonly chosen: string;
    /** Closes the sheet. */
    readonly show: string;
  };
  /** The icon of the button that opens the sheet. */
  readonly icon: ReactNode;
  /** The filters, null if the list has none. */
  readonly panel: ReactNode;
  /** The number of products and their sort order, above the list; sticky on phones. */
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list with the single GET form of its filters, order and page size: next to the list from 1024 px up, in a sheet
 * below. A choice is shown immediately, and the list is busy until the new one is loaded. Without JavaScript the form
 * is sent by its button.
 */
export function ListForm({ id, action, messages, icon, panel, bar, children, ...view }: Props) {
  const { root, form, isBusy, isOpen, Sheet, hasChanged, open, change, more, submit } = useListForm(
    {
      action,
      ...view,
    },
  );
  const hasPanel = panel !== null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the events of its controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter triggers a click on a link.
    <div
      ref={root}
      onInput={change}
      onClick={more}
      aria-busy={isBusy || undefined}
      className={classNames(
        "list-form",
        hasPanel &&
          "lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10",
      )}
    >
      <div className="list-tools">
        {hasPanel && (
          <Button
            id={OPENER}
            variant="secondary"
            className="max-lg:px-3.5 lg:hidden noscript:hidden"
            aria-haspopup="dialog"
            onPointerDown={warmSheet}
            onClick={() => open(true)}
          >
            {icon}
            <span>{messages.filters}</span>{" "}
            {messages.chosen !== "" && (
              <span className="rounded-full bg-brand-soft px-2 py-0.5 text-small text-brand">
                {messages.chosen}
              </span>
            )}
          </Button>
        )}
        {bar}
      </div>
      <form
        ref={form}
        id={id}
        method="get"
        action={action}
        onSubmit={submit}
        autoComplete="off"
        className={hasPanel ? "lg:col-start-1 lg:row-span-2 lg:row-start-1" : undefined}
      >
        {hasPanel && (
          <>
            <div className="max-lg:hidden noscript:mb-6 noscript:block!">
              {isOpen ? null : panel}
            </div>
            {Sheet && (
              <Sheet
                open={isOpen}
                onClose={() => open(false)}
                label={messages.filters}
                show={messages.show}
              >
                {panel}
              </Sheet>
            )}
          </>
        )}
      </form>
      <div className={hasPanel ? "min-w-0 lg:col-start-2" : "min-w-0"}>
        <p role="status" className="sr-only">
          {hasChanged ? messages.found : ""}
        </p>
        {children}
      </div>
    </div>
  );
}
