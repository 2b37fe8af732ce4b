/** Where the types of most kinds are. */
const TYPES = "#lib/web/custom/types.ts";
const DESTINATION = "#lib/web/analytics/destination.ts";

/**
 * Everything that `custom/` may contain, one row per module of `custom/generated` (docs/extending.md): the export of
 * each file with an ending, or of one file of each folder. `form` is the module's shape; `late` ones are imported on
 * demand. `formerly: { exported, until }` is an old name, accepted until a version.
 */
export const KINDS = [
  {
    module: "definitions.ts",
    folder: "sections",
    file: "definition.ts",
    exported: "definition",
    type: ["SectionDefinition", "#lib/shop/domain/sections/definition.ts"],
    declares: "CUSTOM_SECTIONS: readonly SectionDefinition[]",
    form: "list",
  },
  {
    module: "sections.ts",
    folder: "sections",
    file: "section.tsx",
    exported: "Section",
    type: ["SectionComponent", "#components/pages/sections/types.ts"],
    declares: "CUSTOM_SECTIONS: Readonly<Record<string, SectionComponent>>",
    form: "table",
  },
  {
    module: "pages.ts",
    folder: "pages",
    file: "page.tsx",
    exported: "page",
    type: ["CustomPage", TYPES],
    declares: "CUSTOM_PAGES: readonly CustomPage[]",
    form: "list",
  },
  {
    module: "routes.ts",
    folder: "routes",
    file: "route.ts",
    exported: "route",
    type: ["CustomRoute", TYPES],
    declares: "CUSTOM_ROUTES: Readonly<Record<string, CustomRoute>>",
    form: "table",
  },
  {
    module: "themes.ts",
    folder: "themes",
    ending: ".ts",
    exported: "theme",
    type: ["ThemePreset", TYPES],
    declares: "CUSTOM_THEMES: Readonly<Record<string, ThemePreset>>",
    form: "table",
  },
  {
    module: "checks.ts",
    folder: "checks",
    ending: ".ts",
    exported: "check",
    type: ["DoctorCheck", TYPES],
    declares: "CUSTOM_CHECKS: readonly DoctorCheck[]",
    form: "list",
  },
  {
    module: "replacements.ts",
    folder: "replacements",
    ending: ".tsx",
    exported: "Replacement",
    type: ["Replacements", "#components/pages/replacements.ts"],
    declares: "REPLACEMENTS: Replacements",
    form: "fields",
  },
  {
    module: "destinations.ts",
    folder: "analytics",
    ending: ".ts",
    exported: "destination",
    type: ["OwnDestination", DESTINATION],
    declares: "CUSTOM_DESTINATIONS: Readonly<Record<string, OwnDestination>>",
    form: "table",
  },
  {
    // The same for the browser, which downloads a destination with the first event that is allowed.
    module: "destination-loaders.ts",
    folder: "analytics",
    ending: ".ts",
    exported: "destination",
    type: ["OwnDestination", DESTINATION],
    declares: "DESTINATION_LOADERS: Readonly<Record<string, () => Promise<OwnDestination>>>",
    form: "late",
  },
  {
    module: "payments.ts",
    folder: "payments",
    ending: ".tsx",
    exported: "Payment",
    type: ["PaymentComponent", TYPES],
    declares: "CUSTOM_PAYMENTS: Readonly<Record<string, () => Promise<PaymentComponent>>>",
    form: "late",
  },
  {
    module: "search.ts",
    folder: "search",
    ending: ".ts",
    exported: "search",
    type: ["SearchAdapter", "#lib/shop/api/search-adapter.ts"],
    declares: "CUSTOM_SEARCHES: readonly SearchAdapter[]",
    form: "list",
  },
];
