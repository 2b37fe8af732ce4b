import type { MouseEvent } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

interface PaginationLabels {
  readonly nav: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
}

type OnTurn = (page: number, event: MouseEvent<HTMLAnchorElement>) => void;

const TILE = "page-tile";

/** Page numbers with first, previous, next and last. Nothing for a single page. */
export function Pagination(props: {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
  labels: PaginationLabels;
  /** For lists that change the page themselves: the router then ignores the links and does not prefetch them. */
  onTurn?: OnTurn;
}) {
  const { page, totalPages, hrefFor, labels, onTurn } = props;
  if (totalPages <= 1) return null;
  const step = (to: number, label: string, icon: IconName) => (
    <li>
      <Step
        to={to}
        href={to >= 1 && to <= totalPages && to !== page ? hrefFor(to) : null}
        label={label}
        icon={icon}
        onTurn={onTurn}
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
            <PageLink
              to={item.page}
              href={hrefFor(item.page)}
              onTurn={onTurn}
              aria-current={item.page === page ? "page" : undefined}
              className={classNames(
                TILE,
                item.page === page
                  ? "bg-brand-fill text-on-brand"
                  : "text-ink transition hover:bg-brand-soft hover:text-brand",
              )}
            >
              {item.page}
            </PageLink>
          </li>
        ))}
        {step(page + 1, labels.next, "chevron-right")}
        {step(totalPages, labels.last, "last")}
      </ul>
    </nav>
  );
}

interface PageLinkProps extends Omit<LinkProps, "newTab" | "scroll"> {
  /** The page number of the link. */
  readonly to: number;
  readonly onTurn: OnTurn | undefined;
}

const PageLink = ({ to, href, onTurn, ...props }: PageLinkProps) =>
  onTurn ? (
    <a href={href} {...props} onClick={(event) => onTurn(to, event)} />
  ) : (
    <Link href={href} {...props} />
  );

function Step(props: {
  to: number;
  href: string | null;
  label: string;
  icon: IconName;
  onTurn: OnTurn | undefined;
}) {
  const content = (
    <>
      <Icon name={props.icon} className="rtl:-scale-x-100" />
      <span className="sr-only">{props.label}</span>
    </>
  );
  return props.href === null ? (
    // biome-ignore lint/a11y/useFocusableInteractive: a disabled link is announced, but not focusable.
    // biome-ignore lint/a11y/useSemanticElements: an <a> without href has no role of its own.
    <span role="link" aria-disabled="true" className={classNames(TILE, "text-muted opacity-45")}>
      {content}
    </span>
  ) : (
    <PageLink
      to={props.to}
      href={props.href}
      onTurn={props.onTurn}
      className={classNames(TILE, "text-brand transition hover:bg-brand-soft")}
    >
      {content}
    </PageLink>
  );
}

/** A page number to show. `near` ones are shown on phones too. */
interface PageItem {
  readonly page: number;
  readonly near: boolean;
}

/** Page links shown (docs/screens.md §6.4). */
const SHOWN = 9;
/** How many of them fit next to the step links on a phone. */
const SHOWN_ON_PHONES = 3;

/**
 * The page numbers around the current one; near the ends the range has the same length. First and last page have their
 * own links.
 */
export function pagesAround(page: number, totalPages: number): PageItem[] {
  const near = range(page, totalPages, SHOWN_ON_PHONES);
  return range(page, totalPages, SHOWN).map((number) => ({
    page: number,
    near: near.includes(number),
  }));
}

function range(page: number, totalPages: number, size: number): number[] {
  const length = Math.min(size, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
