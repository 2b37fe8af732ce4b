/** Parts of Next that every page would load, 2 kB after gzip, and what browsers get in their place (decision 0103). */
const LIGHTER = {
  "../build/polyfills/polyfill-module": "./lib/base/browser/polyfills.ts",
  "next/dist/compiled/process": "./lib/base/browser/process.ts",
  "./builtin/global-error": "./app/global-error.tsx",
  "../components/builtin/global-error": "./app/global-error.tsx",
};

/** The same for `turbopack.resolveAlias`. */
export const lighterParts: Readonly<Record<string, { browser: string }>> = Object.fromEntries(
  Object.entries(LIGHTER).map(([part, ours]) => [part, { browser: ours }]),
);
