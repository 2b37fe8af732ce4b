import { CUSTOM_SECTIONS } from "#custom/generated/definitions.ts";
import {
  columns,
  html,
  icon,
  limit,
  link,
  media,
  parts,
  picture,
  type SectionDefinition,
  section,
  shell,
  text,
  written,
} from "./definition.ts";

/** The sections of pages, by `options.component` (docs/contract.md §5.3), in the order in which they are offered. */
export const SECTIONS: readonly SectionDefinition[] = [
  section("hero", {
    slots: [
      text("title"),
      html("text"),
      media("image"),
      link("button", "linkMeta.cta"),
      link("secondButton", "linkMeta.second"),
    ],
    filledBy: ["title", "text", "image"],
    opensPage: true,
  }),
  section("text", {
    // Older elements store their text as `body`.
    slots: [text("title"), html("text"), html("text", "meta.body")],
    filledBy: ["title", "text", "body"],
  }),
  section("media", { slots: [media("media"), text("caption")], filledBy: ["media"] }),
  section("banner", {
    slots: [text("title"), html("text"), link("button", "linkMeta.cta")],
    filledBy: ["title", "text"],
    opensPage: true,
  }),
  section("cards", {
    slots: [text("title")],
    options: [columns(3)],
    parts: parts("card", [text("title"), html("text"), picture("image"), link("link")]),
    filledBy: "parts",
  }),
  section("icons", {
    slots: [text("title")],
    options: [columns()],
    parts: parts("point", [icon(), text("title"), html("text")]),
    filledBy: "parts",
  }),
  section("gallery", {
    slots: [text("title")],
    options: [columns(3)],
    parts: parts("image", [media("image"), text("caption")]),
    filledBy: "parts",
  }),
  section("faq", {
    slots: [text("title")],
    parts: parts("question", [text("question", "meta.title"), html("answer", "meta.text")]),
    filledBy: "parts",
  }),
  section("quote", {
    slots: [text("text"), text("author"), picture("image")],
    filledBy: ["text"],
  }),
  section("logos", {
    slots: [text("title")],
    parts: parts("logo", [picture("image"), link("link")]),
    filledBy: "parts",
  }),
  section("products", {
    slots: [text("title"), link("more")],
    options: [
      {
        path: "options.productIds",
        name: "products",
        control: "pick",
        of: "product",
        many: true,
        phone: false,
      },
      {
        path: "options.categoryId",
        name: "category",
        control: "pick",
        of: "productCategory",
        many: false,
        phone: false,
      },
      { path: "options.featured", name: "featured", control: "flag", usual: false, phone: false },
      { path: "options.discount", name: "discount", control: "flag", usual: false, phone: false },
      limit(4),
      columns(4),
    ],
  }),
  section("categories", {
    slots: [text("title")],
    options: [
      {
        path: "options.categoryIds",
        name: "categories",
        control: "pick",
        of: "productCategory",
        many: true,
        phone: false,
      },
      columns(),
    ],
  }),
  section("posts", {
    slots: [text("title"), link("more")],
    options: [
      { path: "options.termSlugs", name: "terms", control: "slugs", of: "term", phone: false },
      {
        path: "options.postTypeSlugs",
        name: "postTypes",
        control: "slugs",
        of: "postType",
        phone: false,
      },
      { path: "options.display", name: "display", control: "line", phone: false },
      limit(3),
      columns(3),
    ],
  }),
  section("events", { slots: [text("title"), link("more")], options: [limit(4)] }),
  section("form", {
    slots: [text("title"), html("text")],
    options: [
      {
        path: "options.formId",
        name: "form",
        control: "pick",
        of: "form",
        many: false,
        phone: false,
      },
    ],
  }),
  section("newsletter", { slots: [text("title"), html("text")] }),
  section("instagram", {
    slots: [text("title")],
    options: [
      { path: "options.hashtags", name: "hashtags", control: "words", phone: false },
      limit(6),
    ],
  }),
  ...CUSTOM_SECTIONS,
];

/** Elements shown on every page, and the texts of their dialogs (decision 0053), by handler. */
export const SHELL: Readonly<Record<string, SectionDefinition>> = {
  "header-section": shell("header", {
    slots: [picture("logo"), text("tagline"), link("link", "linkMeta.logo"), link("signUp")],
  }),
  "footer-section": shell("footer", {
    slots: [html("about"), text("copyright"), picture("image")],
    namedLinks: true,
    parts: parts("menu", [text("title")], { namedLinks: true, max: 3 }),
  }),
  "cookie-section": shell("cookie", { slots: [html("text"), text("button")] }),
  "cart-section": shell("cart", { slots: [html("note"), text("emptyTitle"), text("emptyText")] }),
  "bundle-section": shell("bundle", { slots: [html("note")] }),
};

/** The texts that staff write on a page or post itself. */
export const WRITTEN = { page: written("page"), post: written("post") } as const;
