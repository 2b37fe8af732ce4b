import "server-only";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { getRenderers } from "#components/cms/renderers.ts";
import { addressOf, linkAt, type SlotElement } from "#lib/domain/content/element.ts";
import { linkLabel, resolveLink } from "#lib/i18n/link.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import { siteHost } from "#lib/site/origin.ts";

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
  const target = resolveLink(value, { locale, defaultLocale, ownHost: siteHost(domain) });
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
