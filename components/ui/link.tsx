"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";
import { isThrifty } from "./thrift";

export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly href: string;
  readonly newTab?: boolean;
  readonly scroll?: boolean;
  readonly replace?: boolean;
}

/** Schemes and hosts the router must not touch. */
const isForeign = (href: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/|#$)/i.test(href);

/**
 * The one link. Inside the site it prefetches the whole page on intent (hover, focus, touch), never on slow or
 * metered connections (architecture, section 4); outside it is a plain `<a>` that gives nothing away.
 */
export function Link({ href, newTab, scroll, replace, rel, ...props }: LinkProps) {
  const [wanted, setWanted] = useState(false);
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
  const want = () => {
    if (!wanted && !isThrifty()) setWanted(true);
  };
  return (
    <NextLink
      href={href}
      rel={rel}
      scroll={scroll}
      replace={replace}
      prefetch={wanted}
      {...props}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        want();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        want();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        want();
      }}
    />
  );
}
