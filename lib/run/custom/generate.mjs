import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** First line of every file written here. */
const HEAD = "// Written by `npm run custom` from the folders of custom/: not edited by hand.\n";

/** The folder, as imports name it. */
const OWN = "#custom";

/** Names that become keys of objects and parts of addresses. */
const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * The contents of `custom/` as the modules of `custom/generated`: each imports what its kind of folder holds, by convention
 * (docs/extending.md). File name → source.
 * @param {string} root absolute path of the folder
 * @throws {Error} a name that is not in lower case letters, digits and hyphens, or a missing file
 * @returns {ReadonlyMap<string, string>}
 */
export function generate(root) {
  const sections = foldersIn(root, "sections", ["definition.ts", "section.tsx"]);
  const pages = foldersIn(root, "pages", ["page.tsx"]);
  const routes = foldersIn(root, "routes", ["route.ts"]);
  const themes = filesIn(root, "themes", ".ts");
  const checks = filesIn(root, "checks", ".ts");
  const replacements = filesIn(root, "replacements", ".tsx");
  return new Map([
    [
      "definitions.ts",
      file({
        type: ["SectionDefinition", "#lib/shop/domain/sections/definition.ts"],
        imports: sections.map((name) => ["definition", name, `sections/${name}/definition.ts`]),
        what: "CUSTOM_SECTIONS: readonly SectionDefinition[]",
        value: list(sections),
      }),
    ],
    [
      "sections.ts",
      file({
        type: ["SectionComponent", "#components/pages/sections/types.ts"],
        imports: sections.map((name) => ["Section", name, `sections/${name}/section.tsx`]),
        what: "CUSTOM_SECTIONS: Readonly<Record<string, SectionComponent>>",
        value: table(sections),
      }),
    ],
    [
      "pages.ts",
      file({
        type: ["CustomPage", "#lib/web/custom/types.ts"],
        imports: pages.map((name) => ["page", name, `pages/${name}/page.tsx`]),
        what: "CUSTOM_PAGES: readonly CustomPage[]",
        value: list(pages),
      }),
    ],
    [
      "routes.ts",
      file({
        type: ["CustomRoute", "#lib/web/custom/types.ts"],
        imports: routes.map((name) => ["route", name, `routes/${name}/route.ts`]),
        what: "CUSTOM_ROUTES: Readonly<Record<string, CustomRoute>>",
        value: table(routes),
      }),
    ],
    [
      "themes.ts",
      file({
        type: ["ThemePreset", "#lib/web/custom/types.ts"],
        imports: themes.map((name) => ["theme", name, `themes/${name}.ts`]),
        what: "CUSTOM_THEMES: Readonly<Record<string, ThemePreset>>",
        value: table(themes),
      }),
    ],
    [
      "checks.ts",
      file({
        type: ["DoctorCheck", "#lib/web/custom/types.ts"],
        imports: checks.map((name) => ["check", name, `checks/${name}.ts`]),
        what: "CUSTOM_CHECKS: readonly DoctorCheck[]",
        value: list(checks),
      }),
    ],
    [
      "replacements.ts",
      file({
        type: ["Replacements", "#components/pages/replacements.ts"],
        imports: replacements.map((name) => ["Replacement", name, `replacements/${name}.tsx`]),
        what: "REPLACEMENTS: Replacements",
        value: `{${replacements.map((name) => ` ${camel(name)}: ${variable(name)},`).join("")} }`,
      }),
    ],
    ["messages.ts", messagesFile(root, sections)],
  ]);
}

/** The folders of a kind, in the order of the alphabet; each has these files. */
function foldersIn(root, kind, files) {
  const folder = join(root, kind);
  const names = entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => checked(kind, name));
  for (const name of names)
    for (const needed of files)
      if (!existsSync(join(folder, name, needed)))
        throw new Error(`custom/${kind}/${name} has no ${needed} (docs/extending.md).`);
  return names;
}

/** The files of a kind without their ending. Tests beside them do not count. */
const filesIn = (root, kind, ending) =>
  entriesOf(join(root, kind))
    .filter(({ name }) => name.endsWith(ending) && !name.includes(".test."))
    .map(({ name }) => checked(kind, name.slice(0, -ending.length)));

const entriesOf = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
    : [];

function checked(kind, name) {
  if (NAME.test(name)) return name;
  throw new Error(
    `custom/${kind}/${name}: a name has lower case letters, digits and hyphens only.`,
  );
}

const camel = (name) => name.replace(/-([a-z0-9])/g, (_, next) => next.toUpperCase());
const variable = (name) => `${camel(name)}Own`;
const list = (names) => `[${names.map(variable).join(", ")}]`;
const table = (names) =>
  `{${names.map((name) => ` ${JSON.stringify(name)}: ${variable(name)},`).join("")} }`;

function file({ type: [type, from], imports, what, value }) {
  return [
    HEAD,
    `import type { ${type} } from "${from}";\n`,
    ...imports.map(
      ([exported, name, path]) =>
        `import { ${exported} as ${variable(name)} } from "${OWN}/${path}";\n`,
    ),
    `\nexport const ${what} = ${value === "{ }" ? "{}" : value};\n`,
  ].join("");
}

/** Messages of all sections and of the folder itself, by language; a bundler needs every path as a literal. */
function messagesFile(root, sections) {
  const folders = [...sections.map((name) => `sections/${name}/messages`), "messages"];
  const byLanguage = new Map();
  for (const folder of folders)
    for (const { name } of entriesOf(join(root, folder)).filter(({ name }) =>
      name.endsWith(".json"),
    )) {
      const language = name.slice(0, -".json".length);
      const load = `() => import("${OWN}/${folder}/${name}")`;
      byLanguage.set(language, [...(byLanguage.get(language) ?? []), load]);
    }
  const entries = [...byLanguage].sort(([a], [b]) => (a < b ? -1 : 1));
  const value = entries.map(([language, loads]) => ` ${language}: [${loads.join(", ")}],`).join("");
  return [
    HEAD,
    'import type { Messages } from "#lib/web/i18n/merge-messages.ts";\n',
    "\nexport const CUSTOM_MESSAGES: Readonly<\n",
    "  Record<string, readonly (() => Promise<{ default: Messages }>)[]>\n",
    `> = {${value}${value === "" ? "" : " "}};\n`,
  ].join("");
}
