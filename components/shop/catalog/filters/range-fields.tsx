import { useTranslations } from "next-intl";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { writeDecimal } from "#lib/base/utils/numbers/read-number.ts";
import type { FilterView } from "#lib/shop/domain/list/filter-view.ts";
import { typedName } from "#lib/shop/domain/list/typed-ends.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { rangeEnd } from "./range-text.ts";

interface Props {
  context: SiteContext;
  filter: Extract<FilterView, { chosen: readonly string[] }>;
}

const TYPES = { number: "text", date: "date", dateTime: "datetime-local" } as const;

/** The two ends of a range. An empty end is the outermost value (docs/screens.md §4.12). */
export function RangeFields({ context, filter }: Props) {
  const t = useTranslations("filters");
  const { code, kind, label, min, max, step, chosen } = filter;
  const bounds = [min, max] as const;
  const written = (end: string) => (kind === "number" ? writeDecimal(end, context.locale) : end);
  /** A value as plain decimal text, with the end of the range that it may not exceed, for the scripts that read it. */
  const ofNumber = (end: 0 | 1) => ({
    name: typedName(code),
    "data-number": chosen[end] ?? "",
    "data-outermost": bounds[end],
    inputMode: "decimal" as const,
    placeholder: written(bounds[end]),
  });
  const fields = (
    <>
      <div className={kind === "number" ? "grid grid-cols-2 gap-3" : "grid gap-3"}>
        {([0, 1] as const).map((end) => (
          <TextField
            key={end}
            id={`filter.${code}.${end === 0 ? "min" : "max"}`}
            type={TYPES[kind]}
            label={t(end === 0 ? "from" : "to")}
            {...(kind === "number" ? ofNumber(end) : { name: code, min, max })}
            defaultValue={written(chosen[end] ?? "")}
            aria-describedby={`filter.${code}.bounds`}
          />
        ))}
      </div>
      <p id={`filter.${code}.bounds`} className="mt-2 text-small text-muted">
        {t("bounds", { min: rangeEnd(filter, min, context), max: rangeEnd(filter, max, context) })}
      </p>
    </>
  );
  if (kind !== "number") return fields;
  return (
    // The browser keeps its controls in sync (ranges.ts).
    <div data-range data-point={written(".")}>
      <div className="range-rail noscript:hidden">
        <span aria-hidden="true" className="range-track forced-edge" />
        <span aria-hidden="true" className="range-span forced-ink" />
        {([0, 1] as const).map((end) => (
          <input
            key={end}
            type="range"
            id={`filter.${code}.${end}`}
            aria-label={t(end === 0 ? "least" : "most", { label })}
            {...{ min, max, step }}
            defaultValue={bounds[end]}
            className="range-thumb"
          />
        ))}
      </div>
      {fields}
      {/* Always present, so that a message written into it is announced. */}
      <p
        aria-live="polite"
        data-unread={t("unread")}
        className="text-small font-medium text-danger not-empty:mt-2"
      >
        {filter.isUnread ? t("unread") : null}
      </p>
    </div>
  );
}
