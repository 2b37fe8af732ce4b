import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import { withPlaces } from "#lib/base/utils/with-places.ts";
import type { NavigationItem } from "#lib/shop/api/schemas/content-schema.ts";
import { resolveLink } from "#lib/web/i18n/link.ts";
import { siteHost } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Level {
  readonly items: readonly NavigationItem[];
  readonly context: SiteContext;
}

/**
 * The main navigation: a bar with a panel below each item, and nested lists for deeper levels. In a phone's menu,
 * pressing an item opens its list, whose first entry links to the item's own page (app/styles/header.css, decision
 * 0201).
 */
export async function Navigation({ items, context }: Level) {
  const t = await getTranslations({ locale: context.locale, namespace: "layout" });
  if (items.length === 0) return null;
  return (
    <nav aria-label={t("main")}>
      <ul className="nav-list">
        {withPlaces(items).map(({ key, item }, index) => (
          <li key={key} className="nav-item">
            <ItemLink item={item} context={context} />
            {item.children.length > 0 ? (
              <>
                {" "}
                <button
                  type="button"
                  aria-expanded="false"
                  aria-controls={`nav-${index}`}
                  className={classNames("nav-toggle", !targetOf(item, context) && "is-named")}
                >
                  {targetOf(item, context) && (
                    <span className="sr-only">{t("moreOf", { title: item.title })}</span>
                  )}{" "}
                  <span>{titleOf(item)}</span>
                  <Icon name="chevron-down" className="size-4" />
                </button>
                <Panel
                  id={`nav-${index}`}
                  item={item}
                  whole={t("wholeOf", { title: item.title })}
                  context={context}
                />
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel(props: { id: string; item: NavigationItem; whole: string; context: SiteContext }) {
  const { id, item, whole, context } = props;
  const isWide = item.children.some((child) => child.children.length > 0);
  return (
    <div id={id} className={classNames("nav-panel", isWide && "is-wide")}>
      <ul>
        {targetOf(item, context) && (
          <li className="nav-whole">
            <ItemLink item={{ ...item, title: whole }} context={context} plain />
          </li>
        )}
        {withPlaces(item.children).map(({ key, item: child }) => (
          <li key={key}>
            <ItemLink item={child} context={context} plain />
            <Below items={child.children} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The items below another one, recursively. */
function Below({ items, context }: Level): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul>
      {withPlaces(items).map(({ key, item }) => (
        <li key={key}>
          <ItemLink item={item} context={context} plain />
          <Below items={item.children} context={context} />
        </li>
      ))}
    </ul>
  );
}

/** An item without a target is a heading inside a panel, and its own toggle in the bar. */
function ItemLink(props: { item: NavigationItem; context: SiteContext; plain?: boolean }) {
  const { item, context, plain } = props;
  const target = targetOf(item, context);
  if (!target) {
    if (!plain && item.children.length > 0) return null;
    return <span className="nav-link font-semibold">{titleOf(item)}</span>;
  }
  return (
    <Link href={target.href} newTab={target.newTab} rel={target.rel} className="nav-link">
      {titleOf(item)}
    </Link>
  );
}

/**
 * Titles longer than this are truncated visually in the bar, but complete for screen readers. Ordinary titles get no
 * extra markup.
 */
const LONG = 32;
const titleOf = ({ title }: NavigationItem): ReactNode =>
  title.length > LONG ? <span className="nav-text">{title}</span> : title;

/** The target of an item; null for one without a link, which is only a heading for its children. */
function targetOf({ linkMeta }: NavigationItem, { locale, site }: SiteContext) {
  const { defaultLocale, domain } = site;
  const target = resolveLink(linkMeta, {
    locale,
    defaultLocale,
    ownHost: siteHost(domain),
    mediaUrl: getSettings().MEDIA_URL,
  });
  return target.href === "#" ? null : target;
}
