import { isRecord } from "#lib/base/utils/is-record.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";

/** The shape of a call, as far as a backend must implement it. */
interface CallShape {
  readonly isOptional: boolean;
  /** The fields that an answer needs. */
  readonly needs: readonly string[];
}

/** The parts of a version that operators, staff, backends and browsers rely on, read from its documents. */
export interface State {
  readonly version: string;
  /** Setting → default, "" for none. */
  readonly settings: ReadonlyMap<string, string>;
  /** Option of a site → its values. */
  readonly options: ReadonlyMap<string, string>;
  readonly cookies: ReadonlySet<string>;
  /** Names of the browser's storage; empty for versions before they were written down. */
  readonly stores: ReadonlySet<string>;
  /** Call → shape; empty for versions before the contract was a document. */
  readonly calls: ReadonlyMap<string, CallShape>;
}

/**
 * Reads the state of a version.
 * @param read the text of a file of that version; null if it has no such file
 */
export function readState(read: (file: string) => string | null): State {
  const manifest = parseJson(read("package.json") ?? "");
  const version = isRecord(manifest) ? String(manifest.version ?? "") : "";
  return {
    version,
    settings: pairs(read(".env.example"), /^# ([A-Z][A-Z_]+)=(.*)$/gm),
    options: pairs(read("docs/site-options.md"), /^\| `([A-Z]\w*)` \| ([^|]*)\|/gm),
    cookies: new Set(names(sectionOf(read("docs/security.md"), "### 2.8 "))),
    stores: new Set(names(sectionOf(read("docs/upgrading.md"), "## 4. "))),
    calls: callsOf(parseJson(read("docs/openapi.json") ?? "")),
  };
}

const pairs = (text: string | null, row: RegExp): Map<string, string> =>
  new Map([...(text ?? "").matchAll(row)].map(([, name = "", value = ""]) => [name, value.trim()]));

/** The lines of a section, up to the next heading. */
function sectionOf(text: string | null, heading: string): string[] {
  const lines = (text ?? "").split("\n");
  const start = lines.findIndex((line) => line.startsWith(heading));
  const rest = start < 0 ? [] : lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith("#"));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The names in the first column of a table. */
const names = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)])
    .map(([, name = ""]) => name);

function callsOf(document: unknown): Map<string, CallShape> {
  const found = new Map<string, CallShape>();
  if (!isRecord(document) || !isRecord(document.paths)) return found;
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(isRecord(methods) ? methods : {}))
      if (isRecord(operation) && "operationId" in operation)
        found.set(`${method.toUpperCase()} ${path}`, {
          isOptional: operation["x-optional"] === true,
          needs: neededFields(document, at(operation, ANSWER)),
        });
  return found;
}

const ANSWER = ["responses", "200", "content", "application/json", "schema", "properties", "data"];

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** The fields that an answer, or every row of a list, needs. Of several forms, those of the first with any. */
function neededFields(document: unknown, schema: unknown, depth = 0): string[] {
  if (!isRecord(schema) || depth > 4) return [];
  const inside = (inner: unknown) => neededFields(document, inner, depth + 1);
  if (typeof schema.$ref === "string") return inside(at(document, schema.$ref.split("/").slice(1)));
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.map(inside).find((fields) => fields.length > 0) ?? [];
  if (schema.type === "array") return inside(schema.items);
  return Array.isArray(schema.required) ? schema.required.map(String) : [];
}
