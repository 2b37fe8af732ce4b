import "server-only";
import type { PartsDefinition, SectionDefinition } from "#lib/domain/sections/definition.ts";
import type { InvalidReason } from "#lib/edit/model/answers.ts";
import type { Content, SectionContent } from "#lib/edit/model/operation.ts";
import { allowedAt } from "#lib/edit/model/place.ts";
import { checkValue } from "./valid-value.ts";

const SLOTS = ["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const;

/** Why a new section must not be stored; null where it may. */
export function sectionProblem(
  content: SectionContent,
  definition: SectionDefinition,
): InvalidReason | null {
  const { parts } = definition;
  if (content.options.component !== definition.component) return "value";
  const { component: _, ...options } = content.options;
  const own = problemOf({ ...content, options }, (path) => allowedAt(definition, path));
  if (own !== null || content.parts.length === 0) return own;
  if (!parts) return "path";
  if (content.parts.length > parts.max) return "tooMany";
  return content.parts.map((part) => contentProblem(part, parts)).find((reason) => reason) ?? null;
}

/** The same of a new part. */
export const contentProblem = (content: Content, parts: PartsDefinition): InvalidReason | null =>
  problemOf(content, (path) => allowedAt({ ...parts, component: "" }, path));

function problemOf(
  content: Content,
  allowed: (path: string) => ReturnType<typeof allowedAt>,
): InvalidReason | null {
  for (const slot of SLOTS)
    for (const [name, value] of Object.entries(content[slot])) {
      const found = allowed(`${slot}.${name}`);
      if (!found) return "path";
      const checked = checkValue(found, value, undefined);
      if ("reason" in checked) return checked.reason;
    }
  return null;
}
