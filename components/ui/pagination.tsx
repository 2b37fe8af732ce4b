import { classNames } from "#lib/utils/class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link } from "./link.tsx";
import { pagesAround } from "./pages-around.ts";

export interface PaginationLabels {
  readonly nav: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
}

const TILE =
  "inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-full px-3 font-semibold tabular-nums";

/** Page numbers with first, previous, next and last. Nothing is shown for a single page. */
export function Pagination(props: {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  labels: PaginationLabels;
  /** Plain links, for lists that turn their pages themselves: nothing is prefetched. */
  plain?: boolean;
}) {
  const { page, totalPages, hrefFor, labels, plain } = props;
  const Anchor = plain ? "a" : Link;
  if (totalPages <= 1) return null;
  const step = (to: number, label: string, icon: IconName) => (
    <li>
      <Step
        href={to >= 1 && to <= totalPages && to !== page ? hrefFor(to) : null}
        label={label}
        icon={icon}
        plain={plain}
      />
    </li>
  );
  return (
    <nav aria-label={labels.nav} className="flex justify-center">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {step(1, labels.first, "first")}
        {step(page - 1, labels.previous, "chevron-left")}
        {pagesAround(page, totalPages).map((item) => (
          <li key={item.page} className={item.near ? undefined : "max-md:hidden"}>
            <Anchor
              href={hrefFor(item.page)}
              aria-current={item.page === page ? "page" : undefined}
              className={classNames(
                TILE,
                item.page === page
                  ? "bg-brand-fill text-on-brand"
                  : "text-ink transition hover:bg-brand-soft hover:text-brand",
              )}
            >
              {item.page}
            </Anchor>
          </li>
        ))}
        {step(page + 1, labels.next, "chevron-right")}
        {step(totalPages, labels.last, "last")}
      </ul>
    </nav>
  );
}

function Step(props: {
  href: string | null;
  label: string;
  icon: IconName;
  plain: boolean | undefined;
}) {
  const Anchor = props.plain ? "a" : Link;
  const content = (
    <>
      <Icon name={props.icon} className="rtl:-scale-x-100" />
      <span className="sr-only">{props.label}</span>
    </>
  );
  return props.href === null ? (
    // biome-ignore lint/a11y/useFocusableInteractive: a link that leads nowhere is announced, not reached.
    // biome-ignore lint/a11y/useSemanticElements: an <a> without href has no role of its own.
    <span role="link" aria-disabled="true" className={classNames(TILE, "text-muted opacity-45")}>
      {content}
    </span>
  ) : (
    <Anchor
      href={props.href}
      className={classNames(TILE, "text-brand transition hover:bg-brand-soft")}
    >
      {content}
    </Anchor>
  );
}
