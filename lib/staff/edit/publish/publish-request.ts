import "server-only";
import { z } from "zod";
import { PART_KEY_PATTERN } from "#lib/shop/domain/content/element.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";

const MOST_OPERATIONS = 300;
const elementId = z.number().int().min(-1_000_000_000).max(Number.MAX_SAFE_INTEGER);
const path = z.string().min(1).max(160);
const key = z.string().regex(new RegExp(`^${PART_KEY_PATTERN}$`));
const ids = z.array(elementId).max(500).readonly();

/** Values are checked against the definition of their section (`valid-value.ts`); the body's size bounds them. */
const json: z.ZodType<Json> = z.json();
const bag = z.record(z.string().max(64), json).refine((value) => Object.keys(value).length <= 60);
const contentFields = {
  title: z.string().max(300),
  meta: bag,
  linkMeta: bag,
  mobileMeta: bag,
  options: bag,
  mobileOptions: bag,
};
const content = z.object(contentFields);
const sectionContent = z.object({ ...contentFields, parts: z.array(content).max(60).readonly() });

const ofElement = {
  elementId,
  handler: z.string().max(300),
  about: z.object({ component: z.string().max(64), title: z.string().max(300) }),
  seen: z.string().max(40),
};
const place = { key, beforeKey: key.nullable(), content };

const operation = z.discriminatedUnion("kind", [
  z.object({
    ...ofElement,
    kind: z.literal("set"),
    path,
    slot: z.enum(["text", "html", "media", "icon", "link", "option"]),
    before: json.optional(),
    after: json.optional(),
  }),
  z.object({
    ...ofElement,
    kind: z.literal("insert"),
    copyOf: z.number().int().positive().optional(),
    content: sectionContent,
  }),
  z.object({ ...ofElement, kind: z.literal("remove"), content: sectionContent }),
  z.object({
    kind: z.literal("order"),
    handler: z.string().min(1).max(300),
    before: ids,
    after: ids,
  }),
  z.object({ ...ofElement, kind: z.literal("insertPart"), ...place }),
  z.object({ ...ofElement, kind: z.literal("removePart"), ...place }),
  z.object({
    ...ofElement,
    kind: z.literal("orderParts"),
    before: z.array(key).max(200).readonly(),
    after: z.array(key).max(200).readonly(),
  }),
  z.object({
    ...ofElement,
    kind: z.literal("follow"),
    before: elementId.nullable(),
    after: elementId.nullable(),
    content: sectionContent.optional(),
  }),
]);

/** Operations as a browser sends them, bounded. What they may change is decided by the sections' definitions. */
export const operations = z.array(operation).max(MOST_OPERATIONS);

/** The body of POST /api/edit/publish. */
export const publishRequest = z.object({
  locale: z.string().min(2).max(12),
  /** Names this attempt: sent again, it is answered again, and not carried out twice. */
  attempt: z.uuid(),
  operations: operations.min(1),
});
