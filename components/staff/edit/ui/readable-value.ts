import { isRecord } from "#lib/base/utils/is-record.ts";
import { entityOf } from "#lib/staff/edit/links/link-value.ts";
import type { Content, Json, SectionContent } from "#lib/staff/edit/model/edit-operation.ts";
import { documentLines } from "#lib/web/security/document-text.ts";

/** A value in readable form: the words of a rich text, a link's name and target, a medium's title and description. */
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

/** All visible content of a section or part, including links and pictures. */
export function readableContent(content: Content | SectionContent): string {
  const { meta, mobileMeta, linkMeta } = content;
  const own = [meta, mobileMeta, linkMeta].flatMap((slot) => Object.values(slot));
  const parts = "parts" in content ? content.parts.map(readableContent) : [];
  return [...own.map(readableValue), ...parts].filter(Boolean).join(" · ");
}
