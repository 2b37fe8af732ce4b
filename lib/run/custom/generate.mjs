import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS } from "./custom-kinds.mjs";

/** First line of every file written here. */
const HEAD = "// Written by `npm run custom` from the folders of custom/: not edited by hand.\n";

/** The folder, as imports name it. */
const OWN = "#custom";

/** Names that become keys of objects and parts of addresses. */
const NAME = /^[a-z][a-z0-9-]*$/;

/**
 * Converts the contents of `custom/` to the modules of `custom/generated`: each imports the files of one kind of
 * folder, by convention (docs/extending.md).
 * @param {string} root absolute path of the folder
 * @throws {Error} for a name that isn't in lower case letters, digits and hyphens, or a missing file
 * @returns {ReadonlyMap<string, string>} file name → source
 */
export const generate = (root, kinds = KINDS) =>
  new Map([
    ...kinds.map((kind) => [kind.module, sourceOf(root, kind)]),
    ["messages.ts", messagesFile(root, foldersIn(root, "sections", []))],
  ]);

/** Files of a kind, by the names of its things: paths inside the folder. */
const pathsOf = (root, { folder, file, ending }) =>
  new Map(
    (ending ? filesIn(root, folder, ending) : foldersIn(root, folder, [file])).map((name) => [
      name,
      `${folder}/${name}${ending ?? `/${file}`}`,
    ]),
  );

/** The name that a file exports: the kind's name, or its former name if only that exists. */
function exportIn(root, path, { exported, formerly }) {
  if (!formerly) return exported;
  const source = readFileSync(join(root, path), "utf8");
  const has = (name) => new RegExp(`\\bexport\\b[^;=(]*\\b${name}\\b`).test(source);
  return has(formerly.exported) && !has(exported) ? formerly.exported : exported;
}

/**
 * Warnings about exports with a name from before, which is taken until the version that the kind names.
 * @param {string} root absolute path of the folder
 * @returns {readonly string[]}
 */
export const deprecatedExports = (root, kinds = KINDS) =>
  kinds.flatMap((kind) =>
    [...pathsOf(root, kind).values()]
      .filter((path) => exportIn(root, path, kind) !== kind.exported)
      .map(
        (path) =>
          `custom/${path} exports ${kind.formerly.exported}, which is called ${kind.exported} now. The old name is taken until ${kind.formerly.until}.`,
      ),
  );

/** The module of a kind. */
function sourceOf(root, kind) {
  const { type, declares, form } = kind;
  const paths = pathsOf(root, kind);
  const names = [...paths.keys()];
  const pathOf = (name) => `${OWN}/${paths.get(name)}`;
  const exportOf = (name) => exportIn(root, paths.get(name), kind);
  const imports = names.map(
    (name) => `import { ${exportOf(name)} as ${variable(name)} } from "${pathOf(name)}";\n`,
  );
  const load = (name) => {
    const own = exportOf(name);
    return `() => import("${pathOf(name)}").then(({ ${own} }) => ${own})`;
  };
  const entryOf = {
    list: variable,
    table: (name) => `${JSON.stringify(name)}: ${variable(name)}`,
    fields: (name) => `${camel(name)}: ${variable(name)}`,
    late: (name) => `${JSON.stringify(name)}: ${load(name)}`,
  }[form];
  const entries = names.map(entryOf);
  return [
    HEAD,
    `import type { ${type[0]} } from "${type[1]}";\n`,
    ...(form === "late" ? [] : imports),
    `\nexport const ${declares} = ${form === "list" ? `[${entries.join(", ")}]` : braces(entries)};\n`,
  ].join("");
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
const braces = (entries) =>
  entries.length === 0 ? "{}" : `{${entries.map((entry) => ` ${entry},`).join("")} }`;

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
