import type { ComponentProps } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: string;
  readonly newTab?: boolean;
  /** `false` keeps the scroll position. */
  readonly scroll?: boolean;
}

/** Schemes and hosts the router must not touch. */
const isForeign = (href: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/|#$)/i.test(href);

/**
 * The link of the whole product: a plain `<a>`. Links inside the site are marked for the router, and one listener on
 * the document handles them (`components/kit/providers/watch-links.ts`, decision 0017); external links send no referrer.
 */
export function Link({ href, newTab, scroll = true, rel, ...props }: LinkProps) {
  if (newTab || isForeign(href)) {
    const foreign = /^(https?:)?\/\//i.test(href) || newTab;
    return (
      <a
        href={href}
        rel={foreign ? ["noopener noreferrer", rel].filter(Boolean).join(" ") : rel}
        target={newTab ? "_blank" : undefined}
        {...props}
      />
    );
  }
  return <a href={href} rel={rel} data-route={scroll ? "" : "still"} {...props} />;
}
