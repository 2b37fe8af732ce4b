/** The type of a slot's value. `icon` is a picture, or the name of a built-in icon. */
export type SlotKind = "text" | "html" | "media" | "icon" | "link";

/**
 * Names of slots, options, parts and sections: keys of the message catalogue (`edit.names.*`), never ids. Those of an
 * adopter's own sections begin with `custom.`.
 */
export type NameKey =
  | `custom.${string}`
  | "about"
  | "answer"
  | "author"
  | "background"
  | "banner"
  | "bundle"
  | "button"
  | "caption"
  | "card"
  | "cards"
  | "cart"
  | "categories"
  | "category"
  | "color"
  | "columns"
  | "cookie"
  | "copyright"
  | "discount"
  | "display"
  | "emptyText"
  | "emptyTitle"
  | "events"
  | "faq"
  | "featured"
  | "footer"
  | "form"
  | "gallery"
  | "hashtags"
  | "header"
  | "hero"
  | "hidden"
  | "icon"
  | "icons"
  | "image"
  | "instagram"
  | "limit"
  | "link"
  | "logo"
  | "logos"
  | "media"
  | "menu"
  | "more"
  | "newsletter"
  | "note"
  | "order"
  | "page"
  | "point"
  | "post"
  | "postTypes"
  | "posts"
  | "products"
  | "question"
  | "quote"
  | "secondButton"
  | "signUp"
  | "summary"
  | "tagline"
  | "terms"
  | "text"
  | "title"
  | "visibleFrom"
  | "visibleUntil";

export interface SlotDefinition {
  /** From the element or part, e.g. `meta.title` or `linkMeta.cta`. */
  readonly path: string;
  readonly kind: SlotKind;
  readonly name: NameKey;
  /** Characters of a text, at most. */
  readonly limit?: number;
  /** For media: pictures only, if the page draws nothing else. */
  readonly pictureOnly?: boolean;
  /** Whether phones can have their own value (`mobileMeta`). Links cannot. */
  readonly phone: boolean;
  /** A text that may not be empty. */
  readonly required?: boolean;
}

/** How an option is set, which also decides the values it takes. */
type OptionControl =
  | { readonly control: "number"; readonly min: number; readonly max: number }
  | { readonly control: "choice"; readonly choices: readonly string[] }
  | { readonly control: "color" }
  | { readonly control: "flag" }
  /** Ids of existing records, picked from a list; `many` keeps their order. */
  | {
      readonly control: "pick";
      readonly of: "product" | "productCategory" | "form";
      readonly many: boolean;
    }
  /** Slugs of terms or types of posts. */
  | { readonly control: "slugs"; readonly of: "term" | "postType" }
  | { readonly control: "words" }
  | { readonly control: "line" }
  /** A moment, stored as ISO 8601 in UTC, typed and shown by the site's clock. */
  | { readonly control: "moment" };

export type OptionDefinition = OptionControl & {
  readonly path: `options.${string}`;
  readonly name: NameKey;
  /** The default value. */
  readonly usual?: number | string | boolean;
  readonly phone: boolean;
};

/** The slots and options of an element, or of one of its parts. */
interface Settable {
  readonly slots: readonly SlotDefinition[];
  readonly options: readonly OptionDefinition[];
}

export interface PartsDefinition extends Settable {
  readonly name: NameKey;
  readonly max: number;
  /** Links named by an editor: menus can have any number of them. */
  readonly namedLinks?: boolean;
}

/**
 * The definition of one section (docs/edit-mode.md §2): what can be edited, and so what a browser may send. The
 * renderer is found by the same name (components/pages/sections/registry.ts).
 */
export interface SectionDefinition extends Settable {
  /** `options.component`; the header, footer and cookie notice are found by their handler. */
  readonly component: string;
  readonly name: NameKey;
  readonly parts?: PartsDefinition;
  /** Links with names chosen by an editor, e.g. the footer's icons. */
  readonly namedLinks?: boolean;
  /**
   * The content required before visitors see the section: one of these slots, or a part. Undefined if the
   * section reads its content and decides itself.
   */
  readonly filledBy?: readonly string[] | "parts";
  /** Whether its `meta.title` can be the page's only h1, if it comes first. */
  readonly opensPage?: boolean;
}

const MOST_COLUMNS = 6;
const TEXT_LIMIT = 2_000;
const HTML_LIMIT = 50_000;
const MOST_PARTS = 60;

const slot = (kind: SlotKind, name: NameKey, path: string, limit?: number): SlotDefinition => ({
  kind,
  name,
  path,
  ...(limit && { limit }),
  phone: path.startsWith("meta."),
});
/** The key of a value without the mark of an adopter's own names: `custom.day` → `day`. */
export const keyOf = (name: NameKey): string => name.replace(/^custom\./, "");

export const text = (name: NameKey, path = `meta.${keyOf(name)}`) =>
  slot("text", name, path, TEXT_LIMIT);
export const html = (name: NameKey, path = `meta.${keyOf(name)}`) =>
  slot("html", name, path, HTML_LIMIT);
export const media = (name: NameKey, path = `meta.${keyOf(name)}`) => slot("media", name, path);
export const picture = (name: NameKey): SlotDefinition => ({ ...media(name), pictureOnly: true });
export const icon = (): SlotDefinition => ({ ...slot("icon", "icon", "meta.icon"), phone: false });
export const link = (name: NameKey, path = `linkMeta.${keyOf(name)}`) => slot("link", name, path);

/** Without a default the section has as many columns as items. */
export const columns = (usual?: number): OptionDefinition => ({
  path: "options.columns",
  name: "columns",
  control: "number",
  min: 1,
  max: MOST_COLUMNS,
  ...(usual && { usual }),
  phone: true,
});
export const limit = (usual: number, max = 24): OptionDefinition => ({
  path: "options.limit",
  name: "limit",
  control: "number",
  min: 1,
  max,
  usual,
  phone: false,
});

/** Every section of a page has these. */
const COMMON: readonly OptionDefinition[] = [
  { path: "options.background", name: "background", control: "color", phone: true },
  { path: "options.color", name: "color", control: "color", phone: true },
  { path: "options.hidden", name: "hidden", control: "flag", usual: false, phone: true },
  { path: "options.visibleFrom", name: "visibleFrom", control: "moment", phone: false },
  { path: "options.visibleUntil", name: "visibleUntil", control: "moment", phone: false },
  {
    path: "options.order",
    name: "order",
    control: "number",
    min: 0,
    max: 1_000_000,
    phone: true,
  },
];

/** Parts can be hidden one by one. */
const HIDDEN_PART: OptionDefinition = {
  path: "options.hidden",
  name: "hidden",
  control: "flag",
  usual: false,
  phone: false,
};

export const parts = (
  name: NameKey,
  slots: readonly SlotDefinition[],
  more: Pick<PartsDefinition, "namedLinks"> & { readonly max?: number } = {},
): PartsDefinition => ({
  name,
  slots,
  options: [HIDDEN_PART],
  max: more.max ?? MOST_PARTS,
  ...(more.namedLinks && { namedLinks: true }),
});

type Sketch = Omit<SectionDefinition, "options" | "name" | "component"> &
  Partial<Pick<SectionDefinition, "options">>;

/** A section of a page, including the slots and options that every section has. */
export const section = <Name extends NameKey>(name: Name, sketch: Sketch): SectionDefinition => ({
  ...sketch,
  component: keyOf(name),
  name,
  options: [...(sketch.options ?? []), ...COMMON],
});

/** An element shown on every page, or the texts of the dialogs: only their content can be set. */
export const shell = (name: NameKey, sketch: Sketch): SectionDefinition => ({
  ...sketch,
  component: name,
  name,
  options: [],
});

/** The longest body of a post, as in its settings. */
const BODY_LIMIT = 200_000;

/** The texts and the picture of a page or post (lib/shop/domain/content/post-element.ts). */
export const written = (name: "page" | "post"): SectionDefinition =>
  shell(name, {
    slots: [
      { ...slot("text", "title", "meta.title", 500), required: true },
      slot("text", "summary", "meta.excerpt", 5_000),
      slot("html", "text", "meta.body", BODY_LIMIT),
      { ...media("image", "meta.media"), pictureOnly: true },
    ].map((one) => ({ ...one, phone: false })),
  });
