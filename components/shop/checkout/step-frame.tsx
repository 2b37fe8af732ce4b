"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Icon } from "#components/kit/ui/icon.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { PressedBy } from "./last-press.ts";

interface StepFrameProps {
  readonly number: number;
  readonly title: string;
  readonly state: "open" | "done" | "later";
  /** Shown once the step is done. */
  readonly answer?: ReactNode;
  readonly onChange?: () => void;
  /** How the shopper opened the step, so that its heading takes the focus; null if it opened by itself. */
  readonly openedBy: PressedBy | null;
  readonly children: ReactNode;
}

/** One step of the checkout: open, done with its answer and `change`, or still to come. */
export function StepFrame({
  number,
  title,
  state,
  answer,
  onChange,
  openedBy,
  children,
}: StepFrameProps) {
  const t = useTranslations("checkout");
  const heading = useRef<HTMLHeadingElement>(null);
  const open = state === "open";

  // Before paint: the previous step has gone, and only this heading would be in view.
  useLayoutEffect(() => {
    const shown = heading.current;
    // A shopper who is already in this step, e.g. after a delivery that completes the previous one, keeps the focus.
    const isHere = shown?.closest("section")?.contains(document.activeElement);
    if (open && openedBy !== null && shown && !isHere) showHeading(shown);
  }, [open, openedBy]);

  return (
    <section aria-labelledby={`step-${number}`} className="border-b border-line py-6 first:pt-0">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className={`grid size-9 shrink-0 place-items-center rounded-full font-display font-semibold ${
            state === "later"
              ? "border border-line-strong text-muted"
              : "bg-brand-fill text-on-brand"
          }`}
        >
          {state === "done" ? <Icon name="check" /> : number}
        </span>
        <h2
          id={`step-${number}`}
          ref={heading}
          tabIndex={-1}
          className={classNames(
            "grow text-h3",
            state === "later" && "text-muted",
            openedBy === "pointer" && "outline-none",
          )}
        >
          {title}
        </h2>
        {state === "done" && onChange && (
          <button type="button" onClick={onChange} className="text-link min-h-6 font-semibold">
            {t("change")} <span className="sr-only">{title}</span>
          </button>
        )}
      </div>
      {state === "done" && answer && <div className="ps-13 pt-2 text-muted">{answer}</div>}
      {open && <div className="pt-5">{children}</div>}
    </section>
  );
}

/** Focuses a heading, and scrolls, without animation, only if it is out of sight or below the sticky header. */
function showHeading(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top, bottom } = heading.getBoundingClientRect();
  const covered =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
    Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
  if (top < covered || bottom > window.innerHeight)
    heading.scrollIntoView({ block: "start", behavior: "instant" });
}
