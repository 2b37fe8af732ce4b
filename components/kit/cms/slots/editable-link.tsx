import "server-only";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { addressOf, linkAt, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { linkLabel, resolveLink } from "#lib/web/i18n/link.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { siteHost } from "#lib/web/site/origin.ts";

interface Props {
  element: SlotElement;
  path: string;
  className?: string;
  /** Drawn instead of the link's name. */
  children?: ReactNode;
}

/** A link of an element. Nothing if none is set. */
export function EditableLink({ element, path, className, children }: Props) {
  const t = useTranslations("content");
  const { site, locale } = getCurrentContext();
  const value = linkAt(element, path);
  const { defaultLocale, domain } = site;
  const target = resolveLink(value, {
    locale,
    defaultLocale,
    ownHost: siteHost(domain),
    mediaUrl: getSettings().MEDIA_URL,
  });
  return getRenderers().link({
    ...target,
    element,
    path,
    address: addressOf(element, path),
    className,
    value,
    label: value ? linkLabel(value) || t("more") : "",
    children,
  });
}
