import { pickedWidths } from "#lib/shop/media/image-sizes.ts";

/** Pictures of one page that are made in advance, at most. */
const MOST = 48;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', "#x27": "'" };

/**
 * The addresses of the pictures that visitors of a page will request, from its markup: those of the first screen first,
 * each in the widths that a phone and a computer choose.
 */
export function picturesOfPage(html: string): string[] {
  const pictures = [...html.matchAll(/<img\s[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const eager = pictures.filter(({ loading }) => loading === "eager");
  const others = pictures.filter(({ loading }) => loading !== "eager");
  const addresses = [...eager, ...others].flatMap(({ srcset, sizes = "100vw" }) => {
    const listed = new Map(
      (srcset ?? "").split(", ").flatMap((one): [number, string][] => {
        const [, address = "", width] = /^(\/_next\/image\?\S+) (\d+)w$/.exec(one) ?? [];
        return width ? [[Number(width), address]] : [];
      }),
    );
    return pickedWidths(sizes, [...listed.keys()]).flatMap((width) => listed.get(width) ?? []);
  });
  return [...new Set(addresses)].slice(0, MOST);
}

/** The attributes of a tag as React writes them. */
const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([a-z]+)="([^"]*)"/gi)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      value.replace(/&(amp|quot|#x27);/g, (_, entity) => ENTITIES[entity] ?? ""),
    ]),
  );
