import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import { displayName } from "#lib/staff/edit/audit-log.ts";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import {
  addressOf,
  type Operation,
  type SectionContent,
} from "#lib/staff/edit/model/edit-operation.ts";
import { knownContent } from "#lib/staff/edit/model/restore-operations.ts";
import { operations as operationsOut } from "#lib/staff/edit/publish/publish-request.ts";
import { keepValue, readValue } from "#lib/web/cache/claims/kept-values.ts";
import { sharedValues } from "#lib/web/cache/shared-values.ts";
import type { RemovedSection } from "./history-types.ts";

/** A page of a site in one language. */
interface Page {
  readonly siteId: number;
  readonly locale: string;
  readonly handler: string;
}

/** Milliseconds for which a deleted section can be brought back. */
const REMEMBERED_FOR = 30 * 86_400_000;
const MOST_OF_PAGE = 20;
/** Characters of one page's list: the oldest are forgotten. */
const LARGEST = 400_000;

const listOut = z.array(
  z.object({ at: z.string(), by: z.string(), operation: operationsOut.element }),
);

const nameOf = ({ siteId, locale, handler }: Page): string =>
  `removed:${createHash("sha256")
    .update(JSON.stringify([siteId, locale, handler]))
    .digest("base64url")}`;

/** The deleted sections of a page, the newest first. With Redis those of all replicas. */
export async function readRemoved(page: Page): Promise<readonly RemovedSection[]> {
  const name = nameOf(page);
  const shared = await sharedValues()?.read(name);
  const list = shared ? listOut.safeParse(parseJson(shared)).data : await readValue(name, listOut);
  return (list ?? []).flatMap(({ operation, ...rest }) =>
    operation.kind === "remove" ? { ...rest, operation } : [],
  );
}

/** The content of a section without its place: that of a section that was brought back is the same. */
const wordsOf = ({ options: _, ...content }: SectionContent): string => JSON.stringify(content);

/**
 * Stores sections that a publish has deleted, because the backend does not: their content at the time of deletion, and
 * the person. Restored sections are removed from the list.
 */
export async function keepRemoved(
  { siteId, locale }: Omit<Page, "handler">,
  who: User,
  operations: readonly Operation[],
  { results }: Pick<PublishAnswer, "results">,
): Promise<void> {
  const saved = new Set(results.flatMap((one) => (one.status === "saved" ? one.address : [])));
  const done = operations.filter((operation) => saved.has(addressOf(operation)));
  const handlers = done.flatMap((one) =>
    one.kind === "remove" || one.kind === "insert" ? one.handler : [],
  );
  for (const handler of new Set(handlers)) {
    const page = { siteId, locale, handler };
    const before = await readRemoved(page);
    const removed = done.flatMap((one): RemovedSection[] => {
      const definition =
        one.kind === "remove" && one.handler === handler && one.elementId > 0
          ? definitionOf({ ...one.content, handler })
          : null;
      if (!definition || one.kind !== "remove") return [];
      const content = knownContent(definition, one.content);
      const operation = { ...one, content };
      return [{ at: new Date().toISOString(), by: displayName(who), operation }];
    });
    const back = new Set(
      done.flatMap((one) => (one.kind === "insert" ? wordsOf(one.content) : [])),
    );
    const left = before.filter(({ operation }) => !back.has(wordsOf(operation.content)));
    if (removed.length === 0 && left.length === before.length) continue;
    let room = LARGEST;
    const list = [...removed, ...left].slice(0, MOST_OF_PAGE).filter((one) => {
      room -= JSON.stringify(one).length;
      return room >= 0;
    });
    await keepValue(nameOf(page), list, REMEMBERED_FOR);
  }
}
