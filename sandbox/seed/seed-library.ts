import { MEDIA_SIZES } from "./media-sizes.ts";
import type { Text } from "./text.ts";
import type { SeedFile, SeedFolder, SeedMedium, SeedPicture } from "./types.ts";

/** The folders of every library: what is for sale, what pages show, what is handed out. */
export const mediaFolders: readonly SeedFolder[] = [
  { id: 1, name: { en: "Products", hr: "Proizvodi", de: "Produkte", ar: "المنتجات" } },
  { id: 2, name: { en: "Pages", hr: "Stranice", de: "Seiten", ar: "الصفحات" } },
  { id: 3, name: { en: "Documents", hr: "Dokumenti", de: "Dokumente", ar: "المستندات" } },
];

/** Folders of the seed whose media have no folder in the library. */
const LOOSE = new Set(["marks"]);
const FOLDER_OF: Readonly<Record<string, number>> = {
  scenes: 2,
  pages: 2,
  categories: 2,
  files: 3,
};

/** Every picture as a library entry, newest first. */
export const asLibrary = (
  pictures: readonly (SeedPicture & { readonly folder?: string })[],
): SeedMedium[] =>
  pictures.map(({ name, alt, folder }, index) => ({
    name,
    picture: name,
    title: alt,
    ...(folder === undefined || LOOSE.has(folder) ? {} : { folder: FOLDER_OF[folder] ?? 1 }),
    daysAgo: 1 + index,
  }));

const SMALLER = MEDIA_SIZES.filter(({ name }) => name !== "Thumbnail").toReversed();
const COPY: Text = { en: "copy", hr: "kopija", de: "Kopie", ar: "نسخة" };

/**
 * The library of a site: its pictures, a second entry with the same file for each name in `twice`, and smaller sizes of
 * pictures until there are `count` entries. No file is created for any of them.
 */
export function libraryOf(
  pictures: readonly (SeedPicture & { readonly folder: string })[],
  { count, twice }: { readonly count: number; readonly twice: readonly string[] },
): SeedMedium[] {
  const own = asLibrary(pictures);
  const copies = own
    .filter(({ name }) => twice.includes(name))
    .map((medium) => ({
      ...medium,
      name: `${medium.name}-copy`,
      title: added(medium.title, (language) => ` (${COPY[language] ?? COPY.en})`),
      daysAgo: 3,
    }));
  const files = new Set(pictures.filter(({ file }) => file).map(({ name }) => name));
  const smaller = SMALLER.flatMap(({ width, height }) =>
    own
      .filter(({ name }) => !files.has(name))
      .map((medium, index) => ({
        ...medium,
        name: `${medium.name}-${width}x${height}`,
        title: added(medium.title, () => `, ${width} × ${height}`),
        size: { width, height },
        daysAgo: 200 + index,
      })),
  );
  return [...own, ...copies, ...smaller].slice(0, count);
}

const added = (text: Text, end: (language: keyof Text) => string): Text => ({
  ...text,
  ...Object.fromEntries(
    (Object.keys(text) as (keyof Text)[]).map((language) => [
      language,
      `${text[language] ?? ""}${end(language)}`,
    ]),
  ),
});

/** Files of every library that no page shows. */
export const libraryFiles: readonly SeedFile[] = [
  {
    name: "opening-hours.txt",
    title: { en: "Opening hours", hr: "Radno vrijeme", de: "Öffnungszeiten", ar: "ساعات العمل" },
    folder: 3,
    daysAgo: 40,
    content: { text: "Monday to Friday 8:00-20:00\nSaturday 9:00-14:00\n" },
  },
  {
    name: "price-list.csv",
    title: { en: "Price list", hr: "Cjenik", de: "Preisliste", ar: "قائمة الأسعار" },
    folder: 3,
    daysAgo: 60,
    content: { text: "service;price\nService A;12.00\nService B;18.00\n" },
  },
  {
    name: "short-film.webm",
    title: { en: "Short film", hr: "Kratki film", de: "Kurzfilm", ar: "فيلم قصير" },
    folder: 2,
    daysAgo: 80,
    content: { video: "ball-bounce.webm" },
  },
];
