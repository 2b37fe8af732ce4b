import type { LanguageStatus } from "#lib/staff/edit/languages/statuses.ts";

/** The sections of the page of {@link STATUS}. */
export const HANDLER = "page-section:about";

/** A page in English, partly in Croatian, and not in German. */
export const STATUS: LanguageStatus = {
  page: {
    slugMain: "about",
    title: "About",
    from: "en",
    cells: {
      en: { status: "source", id: 1 },
      hr: { status: "present", id: 1 },
      de: { status: "missing", id: null },
    },
  },
  rows: [
    {
      handler: HANDLER,
      component: "hero",
      title: "Top",
      from: "en",
      cells: {
        en: { status: "source", id: 7 },
        hr: { status: "outdated", id: 17 },
        de: { status: "missing", id: null },
      },
    },
    {
      handler: HANDLER,
      component: "text",
      title: "",
      from: "en",
      cells: {
        en: { status: "source", id: 8 },
        hr: { status: "missing", id: null },
        de: { status: "missing", id: null },
      },
    },
  ],
  shared: [
    {
      handler: "footer-section",
      component: "",
      title: "",
      from: "en",
      cells: {
        en: { status: "source", id: 90 },
        hr: { status: "present", id: 91 },
        de: { status: "missing", id: null },
      },
    },
  ],
  types: [{ id: 5, slug: "page", title: "" }],
};
