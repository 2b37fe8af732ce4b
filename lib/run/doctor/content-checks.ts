import { getSettings } from "#lib/base/config/settings.ts";
import type { LinkMeta, NavigationItem } from "#lib/shop/api/schemas/content-schema.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { componentOf } from "#lib/shop/domain/sections/section-visibility.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import { broken, type Found, type Problem } from "./step.ts";

/** How many addresses of pictures are kept to try. */
const PICTURES = 20;

/** Collects the addresses of pictures, and reports those that no page can show. */
export function lookAtPictures(media: readonly (Media | null)[], found: Found): Problem[] {
  const paths = media.flatMap((item) => (item ? [item.path || item.media_url] : []));
  const addresses = paths.map((path) => toMediaUrl(path, getSettings().MEDIA_URL));
  for (const address of addresses)
    if (address && found.pictures.size < PICTURES) found.pictures.add(address);
  const unusable = paths.filter((_, index) => !addresses[index]);
  return unusable.length > 0
    ? [broken(`${unusable.length} pictures have no address that can be shown: ${unusable[0]}`)]
    : [];
}

/** The components of sections that no page can show, each once. */
export const unknownSections = (elements: readonly SlotElement[]): string[] => [
  ...new Set(
    elements
      .filter(({ handler = "" }) => handler.startsWith("page-section:"))
      .map(componentOf)
      .filter((name) => definitionNamed(name) === null),
  ),
];

const leads = (link: LinkMeta | null): boolean =>
  link !== null &&
  Object.entries(link).some(([name, value]) =>
    name === "href" ? value !== "" : typeof value === "object" && value !== null,
  );

/** The menu entries without a target and without children. */
export function deadEnds(items: readonly NavigationItem[]): { all: number; dead: string[] } {
  const below = items.map(({ children }) => deadEnds(children));
  return {
    all: items.length + below.reduce((sum, { all }) => sum + all, 0),
    dead: [
      ...items
        .filter(({ children, linkMeta }) => children.length === 0 && !leads(linkMeta))
        .map(({ title }) => title),
      ...below.flatMap(({ dead }) => dead),
    ],
  };
}
