import type { ReactNode } from "react";
import { Icon, type IconName } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface PromiseLineProps {
  readonly icon: IconName;
  readonly as?: "li" | "p";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A promise of the site about an order, behind an icon. */
export const PromiseLine = ({ icon, as: Element = "p", className, children }: PromiseLineProps) => (
  <Element className={classNames("flex items-start gap-2.5", className)}>
    <Icon name={icon} className="mt-px size-5 shrink-0 text-brand" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </Element>
);

interface PromiseLinkProps {
  readonly context: SiteContext;
  readonly slug: string;
  readonly text: string;
}

/** A link to the site's page about a promise. */
export const PromiseLink = ({ context: { site, locale }, slug, text }: PromiseLinkProps) => (
  <Link
    href={hrefTo({ name: "content", slug: [slug] }, { locale, defaultLocale: site.defaultLocale })}
    className="text-link inline-flex min-h-6 items-center"
  >
    {text}
  </Link>
);
