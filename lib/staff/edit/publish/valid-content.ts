import "server-only";
import type { PartsDefinition, SectionDefinition } from "#lib/shop/domain/sections/definition.ts";
import type { InvalidReason } from "#lib/staff/edit/model/answers.ts";
import type { Content, Json, SectionContent } from "#lib/staff/edit/model/edit-operation.ts";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import { checkValue } from "./valid-value.ts";

const SLOTS = ["meta", "linkMeta", "mobileMeta", "options", "mobileOptions"] as const;

type Checked<C> = { readonly content: C } | { readonly reason: InvalidReason };

/** A new section as it may be stored, its markup sanitised, or why it is refused. */
export function checkSection(
  content: SectionContent,
  definition: SectionDefinition,
): Checked<SectionContent> {
  const { parts } = definition;
  const { component, ...options } = content.options;
  if (component !== definition.component) return { reason: "value" };
  const own = check({ ...content, options }, (path) => allowedAt(definition, path));
  if ("reason" in own) return own;
  const stored: Content = { ...own.content, options: { component, ...own.content.options } };
  if (content.parts.length === 0) return { content: { ...stored, parts: [] } };
  if (!parts) return { reason: "path" };
  if (content.parts.length > parts.max) return { reason: "tooMany" };
  const checked: Content[] = [];
  for (const part of content.parts) {
    const one = checkPart(part, parts);
    if ("reason" in one) return one;
    checked.push(one.content);
  }
  return { content: { ...stored, parts: checked } };
}

/** The same of a new part. */
export const checkPart = (content: Content, parts: PartsDefinition): Checked<Content> =>
  check(content, (path) => allowedAt({ ...parts, component: "" }, path));

function check(
  content: Content,
  allowed: (path: string) => ReturnType<typeof allowedAt>,
): Checked<Content> {
  const slots: Partial<Record<(typeof SLOTS)[number], Record<string, Json>>> = {};
  for (const slot of SLOTS) {
    const bag: Record<string, Json> = { ...content[slot] };
    for (const [name, value] of Object.entries(content[slot])) {
      const found = allowed(`${slot}.${name}`);
      if (!found) return { reason: "path" };
      const checked = checkValue(found, value, undefined);
      if ("reason" in checked) return { reason: checked.reason };
      if (checked.value !== undefined) bag[name] = checked.value;
    }
    slots[slot] = bag;
  }
  return { content: { ...content, ...slots } };
}
