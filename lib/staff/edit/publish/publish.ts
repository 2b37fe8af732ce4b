import "server-only";
import type { z } from "zod";
import type { RawElement } from "#lib/shop/api/calls/product-variants.ts";
import { postIdOf } from "#lib/shop/domain/content/post-element.ts";
import type {
  FailedReason,
  OperationAnswer,
  PublishAnswer,
} from "#lib/staff/edit/model/answers.ts";
import {
  addressOf,
  type ContentOperation,
  type FollowOperation,
  isContent,
  type Operation,
  type OrderOperation,
  type RemoveOperation,
} from "#lib/staff/edit/model/edit-operation.ts";
import type { TagName } from "#lib/web/cache/tags.ts";
import { createElement } from "./create-element.ts";
import { keptCreated, keptOutcome, type Step } from "./journal.ts";
import { MASTER, type PublishPort } from "./port.ts";
import { type Outcome, publishElement } from "./publish-element.ts";
import { putInOrder } from "./put-in-order.ts";
import { withNames } from "./who-saved.ts";
import { follow, removeElement } from "./whole-elements.ts";

export interface Published extends PublishAnswer {
  /** Tags of the pages that are out of date. */
  readonly stale: readonly TagName[];
}

/** Milliseconds in which elements are started; the rest are answered "busy" and sent again by the editor. */
export const PUBLISH_BUDGET = 30_000;
/** Elements that are saved at the same time. */
const AT_ONCE = 5;

/**
 * Publishes operations and answers each (docs/edit-mode.md §4.1): new elements first, which get their ids, then
 * changes, then removals, and last the order of their pages.
 */
export async function publish(
  operations: readonly Operation[],
  port: PublishPort,
): Promise<Published> {
  const [possible, impossible] = partition(operations);
  const run = createRun(possible, port);
  await run.create();
  await run.change();
  await run.follow();
  await run.remove();
  await run.order();
  const done = run.result();
  const results = [...(await withNames(done.results, possible, port)), ...impossible.map(refused)];
  return { ...done, results };
}

/** Of a post only values are set: it is made, removed and put in its place elsewhere. */
const isImpossible = (operation: Operation): boolean =>
  operation.kind !== "order" && operation.kind !== "set" && postIdOf(operation.elementId) !== null;
const partition = (operations: readonly Operation[]) =>
  [
    operations.filter((operation) => !isImpossible(operation)),
    operations.filter(isImpossible),
  ] as const;
const refused = (operation: Operation): OperationAnswer => ({
  address: addressOf(operation),
  status: "invalid",
  reason: "path",
});

function createRun(operations: readonly Operation[], port: PublishPort) {
  const progress = createProgress(operations, port);
  const { results, created, parts, stale, isLate, ofKind, fail, take, carryOut, each } = progress;

  return {
    /** In sequence: the backend numbers them, and one may be a copy of another that was just created. */
    create: async () => {
      for (const operation of ofKind("insert")) {
        const own = contentOf(operations, operation.elementId);
        if (isLate()) {
          fail([operation, ...own], "busy");
          continue;
        }
        const made = await carryOut(operation, keptCreated, (step) =>
          createElement(operation, own, port, step),
        );
        results.push(...made.answers);
        if (made.id === null) continue;
        Object.assign(parts, made.parts);
        if (operation.elementId < 0) created[operation.elementId] = made.id;
        for (const tag of staleTags(operation.handler)) stale.add(tag);
      }
    },
    change: () =>
      each(
        groups(operations.filter(isContent).filter(({ elementId }) => elementId > 0)),
        (list) => fail(list, "busy"),
        async (list) => {
          const elementId = list[0]?.elementId ?? 0;
          const shown = ofKind("follow").find((operation) => operation.elementId === elementId);
          const outcome = await carryOut(list[0], keptOutcome, (step) =>
            publishElement(list, port, { shown, step }),
          );
          take(elementId, outcome);
        },
      ),
    follow: () =>
      each<FollowOperation>(
        ofKind("follow"),
        (operation) => fail([operation], "busy"),
        async (operation) => {
          const outcome = await carryOut(operation, keptOutcome, () =>
            follow(operation, port, progress.own[operation.elementId]),
          );
          take(operation.elementId, outcome);
          stale.add("elements");
        },
      ),
    remove: () =>
      each<RemoveOperation>(
        ofKind("remove"),
        (operation) => fail([operation], "busy"),
        async (operation) => {
          const outcome = await carryOut(operation, keptOutcome, () =>
            removeElement(operation, port),
          );
          take(operation.elementId, outcome);
        },
      ),
    order: () =>
      each<OrderOperation>(
        ofKind("order"),
        (operation) => fail([operation], "busy"),
        async (operation) => {
          const outcome = await carryOut(operation, keptOutcome, (step) =>
            putInOrder(operation, created, port, step),
          );
          take(0, outcome);
        },
      ),
    result: progress.result,
  };
}

/** How far a publish has come, and the steps that its parts share. */
function createProgress(operations: readonly Operation[], port: PublishPort) {
  const end = Date.now() + PUBLISH_BUDGET;
  const isLate = () => Date.now() >= end;
  const results: OperationAnswer[] = [];
  const created: Record<string, number> = {};
  const parts: Record<string, string> = {};
  const seen: Record<string, string> = {};
  /** Elements that follow another master from now on, in their state after these saves. */
  const own: Record<string, RawElement> = {};
  const stale = new Set<TagName>();
  let merged = false;

  const ofKind = <K extends Operation["kind"]>(kind: K) =>
    operations.filter(
      (operation): operation is Extract<Operation, { kind: K }> => operation.kind === kind,
    );
  const fail = (list: readonly Operation[], reason: FailedReason) => {
    for (const operation of list)
      results.push({ address: addressOf(operation), status: "failed", reason });
  };
  const take = (elementId: number, outcome: Outcome) => {
    results.push(...outcome.answers);
    merged ||= outcome.merged;
    if (!outcome.answers.some(({ status }) => status === "saved")) return;
    if (outcome.seen !== "") seen[elementId] = outcome.seen;
    Object.assign(seen, outcome.placed);
    Object.assign(parts, outcome.parts);
    if (outcome.own) own[elementId] = outcome.own;
    for (const tag of outcome.stale ?? staleTags(outcome.handler)) stale.add(tag);
  };
  /** The result of an operation: from the journal of an earlier run, else by carrying it out now. */
  const carryOut = async <T extends Pick<Outcome, "answers">>(
    operation: Operation | undefined,
    schema: z.ZodType<T>,
    work: (step?: Step) => Promise<T>,
  ): Promise<T> => {
    const step = operation && port.journal?.(operations.indexOf(operation));
    const known = await step?.done(schema);
    if (known) return known;
    const outcome = await work(step);
    if (outcome.answers.some(({ status }) => status === "saved")) await step?.finish(outcome);
    return outcome;
  };
  /** Runs work for each item, some at a time, as long as there is time. */
  const each = async <T>(
    items: readonly T[],
    late: (item: T) => void,
    work: (item: T) => Promise<void>,
  ) => {
    const queue = [...items];
    const worker = async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift())
        if (isLate()) late(item);
        else await work(item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };

  return {
    results,
    created,
    parts,
    own,
    stale,
    isLate,
    ofKind,
    fail,
    take,
    carryOut,
    each,
    result: (): Published => ({ results, created, parts, seen, merged, stale: [...stale] }),
  };
}

/** Followers of a master can be on any page, so then every section expires. */
const staleTags = (handler: string): TagName[] =>
  handler === "" || handler === MASTER ? ["elements"] : [`handler:${handler}`];

const contentOf = (operations: readonly Operation[], elementId: number): ContentOperation[] =>
  operations.filter(isContent).filter((operation) => operation.elementId === elementId);

/** The operations of each element together, in their original order. */
function groups(operations: readonly ContentOperation[]): ContentOperation[][] {
  const byElement = new Map<number, ContentOperation[]>();
  for (const operation of operations)
    byElement.set(operation.elementId, [...(byElement.get(operation.elementId) ?? []), operation]);
  return [...byElement.values()];
}
