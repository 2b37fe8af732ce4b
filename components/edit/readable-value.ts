import { entityOf } from "#lib/edit/links/link-value.ts";
import type { Content, Json, SectionContent } from "#lib/edit/model/operation.ts";
import { documentLines } from "#lib/security/document-text.ts";
import { isRecord } from "#lib/utils/is-record.ts";

/**
 * A value as a person reads it: of rich text the words, of a link its name and where it leads, of a medium its title and
 * description.
 */
export function readableValue(value: Json | undefined): string {
  if (typeof value === "string") return /<[a-z]/i.test(value) ? documentLines(value) : value;
  if (isRecord(value)) {
    const target = entityOf(value);
    const leadsTo = target && (target.title || target.slug);
    const { name, title, description, href, path } = value;
    return [name, title, description, leadsTo, href, path].filter(Boolean).join(" · ");
  }
  return value === undefined || value === null ? "" : String(value);
}

/** All that visitors read of a section or part, its links and pictures too. */
export function readableContent(content: Content | SectionContent): string {
  const { meta, mobileMeta, linkMeta } = content;
  const own = [meta, mobileMeta, linkMeta].flatMap((slot) => Object.values(slot));
  const parts = "parts" in content ? content.parts.map(readableContent) : [];
  return [...own.map(readableValue), ...parts].filter(Boolean).join(" · ");
}
