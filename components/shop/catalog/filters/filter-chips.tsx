import { useTranslations } from "next-intl";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import {
  type Chip,
  chipsOf,
  type FilterView,
  withoutChip,
} from "#lib/shop/domain/list/filter-view.ts";
import { type ListView, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { rangeEnd } from "./range-text.ts";

interface Props {
  context: SiteContext;
  action: string;
  view: ListView;
  filters: readonly FilterView[];
}

/** The words of a search and the chosen filters, each a link to the list without it; works without JavaScript. */
export function FilterChips({ context, action, view, filters }: Props) {
  const t = useTranslations("filters");
  const chips = chipsOf(filters);
  const { keywords, ...unsearched } = view;
  if (chips.length === 0 && !keywords) return null;

  const valueText = ({ code, value }: Chip): string => {
    const filter = filters.find((one) => one.code === code);
    if (!filter) return value;
    if ("options" in filter)
      return filter.options.find(({ id }) => id === value)?.label || t(value);
    return filter.chosen.map((end) => rangeEnd(filter, end, context)).join(" – ");
  };

  return (
    <ul aria-label={t("chosenLabel")} className="mb-6 flex flex-wrap items-center gap-2">
      {keywords && (
        <Removable
          href={`${action}${toListQuery({ ...unsearched, page: 1 })}`}
          remove={t("remove")}
          text={`${t("search")}: ${keywords}`}
        />
      )}
      {chips.map((chip) => (
        <Removable
          key={`${chip.code}.${chip.value}`}
          href={`${action}${toListQuery(withoutChip(view, chip))}`}
          remove={t("remove")}
          text={`${chip.filter}: ${valueText(chip)}`}
        />
      ))}
      {chips.length > 0 && (
        <li>
          <Link
            href={`${action}${toListQuery({ ...view, page: 1, filters: {} })}`}
            scroll={false}
            className="inline-flex min-h-9 items-center px-2 text-small font-semibold text-brand underline underline-offset-4"
          >
            {t("clear")}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Removable({ href, remove, text }: { href: string; remove: string; text: string }) {
  return (
    <li className="min-w-0">
      <Link
        href={href}
        scroll={false}
        className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-control bg-brand-soft py-1 ps-3.5 pe-2.5 text-small font-semibold text-brand transition-colors hover:bg-brand-fill hover:text-on-brand"
      >
        <span className="sr-only">{remove}</span> <bdi className="max-w-64 truncate">{text}</bdi>
        <Icon name="close" className="size-4" />
      </Link>
    </li>
  );
}
