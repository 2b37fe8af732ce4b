import type { ComponentProps } from "react";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: string;
  readonly newTab?: boolean;
  /** `false`: the page stays where it is scrolled to. */
  readonly scroll?: boolean;
}

/** Schemes and hosts the router must not touch. */
const isForeign = (href: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/|#$)/i.test(href);

/**
 * The one link: a plain `<a>`. Inside the site it is marked for the router, which one listener for the whole document
 * serves (`components/providers/watch-links.ts`, decision 0017); outside of it, it gives nothing away.
 */
export function Link({ href, newTab, scroll = true, rel, ...props }: LinkProps) {
  if (newTab || isForeign(href)) {
    const foreign = /^(https?:)?\/\//i.test(href) || newTab;
    return (
      <a
        href={href}
        rel={foreign ? "noopener noreferrer" : rel}
        target={newTab ? "_blank" : undefined}
        {...props}
      />
    );
  }
  return <a href={href} rel={rel} data-route={scroll ? "" : "still"} {...props} />;
}
