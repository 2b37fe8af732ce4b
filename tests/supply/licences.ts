/** Licences that require only their text and the names of the authors, or changes of the file itself. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MPL-2.0",
]);

/** Licences allowed for some packages only, with the reason. */
const FOR_SOME: readonly { readonly licence: string; readonly names: RegExp }[] = [
  // Fonts are sent as they are.
  { licence: "OFL-1.1", names: /^@fontsource(-variable)?\// },
  // Loaded as a separate library, which may be replaced.
  { licence: "LGPL-3.0-or-later", names: /^@img\/sharp-/ },
  // Data that only a build reads.
  { licence: "CC-BY-4.0", names: /^caniuse-lite$/ },
];

/** Whether the shop may contain a package under this SPDX expression. */
export function isAllowed(name: string, expression: string): boolean {
  const one = (licence: string) =>
    ALLOWED.has(licence) ||
    FOR_SOME.some((rule) => rule.licence === licence && rule.names.test(name));
  const all = (text: string) => text.split(" AND ").every((licence) => one(licence.trim()));
  return expression.replaceAll(/[()]/g, "").split(" OR ").some(all);
}
