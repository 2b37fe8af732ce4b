import { useTranslations } from "next-intl";
import type { FilterView, OptionView } from "#lib/shop/domain/list/filter-view.ts";
import { OptionField } from "./option-field.tsx";

type OptionFilterView = Extract<FilterView, { options: readonly OptionView[] }>;

/** Values shown at first; the others on demand. */
const SHOWN = 10;

/** The values of a filter as checkboxes. */
export function OptionFields({ filter }: { filter: OptionFilterView }) {
  const t = useTranslations("filters");
  const { code, kind, options } = filter;
  // Hiding a single value would save no space, because the button is as large.
  const shown = options.length <= SHOWN + 1 ? options : options.slice(0, SHOWN);
  const rest = options.slice(shown.length);
  const list = (part: readonly OptionView[]) => (
    <ul className={kind === "textSwatch" ? "flex flex-wrap gap-2" : "flex flex-col"}>
      {part.map((option) => (
        <li key={option.id} className="min-w-0">
          <OptionField
            code={code}
            kind={kind}
            option={option}
            label={option.label || t(option.id)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(shown)}
      {rest.length > 0 && (
        <details
          id={`more.${code}`}
          suppressHydrationWarning
          open={rest.some(({ isChosen }) => isChosen)}
          className="group/more"
        >
          <summary className="filter-more">
            <span className="group-open/more:hidden">{t("more", { count: rest.length })}</span>{" "}
            <span className="hidden group-open/more:inline">{t("fewer")}</span>
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
