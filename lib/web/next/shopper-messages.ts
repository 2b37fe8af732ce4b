/**
 * Browsers of shoppers get `messages/*.json` without the words for staff, which are half of a catalogue. A rule for
 * `turbopack.rules`: its loaders run from last to first, and the other is the one that next-intl's plugin would use. Staff's
 * code imports the whole file as `*.json?staff` (lib/staff/i18n/staff-catalogues.ts).
 */
export const shopperMessages = {
  condition: {
    all: ["browser" as const, { path: "./messages/*" }, { not: { query: "?staff" } }],
  },
  loaders: [
    {
      loader: "next-intl/extractor/catalogLoader",
      options: { messages: { format: "json", precompile: true } },
    },
    "./lib/web/next/without-staff-messages.cjs",
  ],
  as: "*.js",
};
