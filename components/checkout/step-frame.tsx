"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#components/ui/icon.tsx";

interface StepFrameProps {
  readonly number: number;
  readonly title: string;
  readonly state: "open" | "done" | "later";
  /** Shown once the step is done. */
  readonly answer?: ReactNode;
  readonly onChange?: () => void;
  /** The heading takes the focus, because the shopper opened the step. */
  readonly takeFocus: boolean;
  readonly children: ReactNode;
}

/** One step of the checkout: open, done with its answer and `change`, or still to come. */
export function StepFrame({
  number,
  title,
  state,
  answer,
  onChange,
  takeFocus,
  children,
}: StepFrameProps) {
  const t = useTranslations("checkout");
  const heading = useRef<HTMLHeadingElement>(null);
  const open = state === "open";

  useEffect(() => {
    if (open && takeFocus) heading.current?.focus();
  }, [open, takeFocus]);

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
          className={`grow text-h3 ${state === "later" ? "text-muted" : ""}`}
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
