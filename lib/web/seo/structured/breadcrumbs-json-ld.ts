import type { BreadcrumbList, WithContext } from "schema-dts";

interface Crumb {
  readonly label: string;
  /** Local address; left out for the page itself. */
  readonly href?: string;
}

/**
 * schema.org `BreadcrumbList`; null for fewer than two crumbs. The last one is the page itself and needs no address.
 */
export function breadcrumbData(
  crumbs: readonly Crumb[],
  origin: string,
): WithContext<BreadcrumbList> | null {
  const named = crumbs.filter(({ label }) => label.trim() !== "");
  if (named.length < 2) return null;
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: named.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(href ? { item: `${origin}${href}` } : {}),
    })),
  };
}
