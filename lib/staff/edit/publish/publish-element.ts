import "server-only";
import { z } from "zod";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import type {
  FailedReason,
  OperationAnswer,
  PublishAnswer,
} from "#lib/staff/edit/model/answers.ts";
import {
  addressOf,
  type ContentOperation,
  type FollowOperation,
} from "#lib/staff/edit/model/edit-operation.ts";
import { toBag, toList } from "#lib/staff/edit/model/json.ts";
import { listOf, partKeysOf, placeOfKey } from "#lib/staff/edit/model/part-keys.ts";
import { isFollower, parsePlace } from "#lib/staff/edit/model/place.ts";
import { partContentOf } from "#lib/staff/edit/model/section.ts";
import type { TagName } from "#lib/web/cache/tags.ts";
import { answers, type Step } from "./journal.ts";
import { holds, isAsShown, type Merge, mergeElement } from "./merge-element.ts";
import {
  isOfLanguage,
  type PublishPort,
  readFresh,
  reasonOf,
  stampInList,
  stampOf,
} from "./port.ts";
import { renamedParts } from "./renamed-parts.ts";
import { stateAfter } from "./state-after.ts";

/** How often an element is read again because somebody else saved it between our read and our write. */
export const ATTEMPTS = 3;

export interface Outcome {
  readonly answers: readonly OperationAnswer[];
  /** From the backend, "" if the element could not be read. */
  readonly handler: string;
  /** `updated_at` after the save, "" if the backend sends none. */
  readonly seen: string;
  /** The same for new sections that were put in their position, by id. */
  readonly placed?: Readonly<Record<string, string>>;
  /** The keys that its parts have now, as in the answer of the publish. */
  readonly parts?: PublishAnswer["parts"];
  /** Somebody else had saved the element since it was shown. */
  readonly merged: boolean;
  /** The tags of outdated pages, if they are not the handler's. */
  readonly stale?: readonly TagName[];
  /** The element after the save, if nobody else had changed it since it was shown. */
  readonly own?: RawElement | undefined;
}

/**
 * Saves the operations of one element: read again, merged, and only changed slot groups are sent, each whole
 * (docs/edit-mode.md §4.1).
 * @param options.shown the whole element when it was shown, if the same publish gives it another master
 * @param options.step the record of an earlier run of the same attempt
 */
export async function publishElement(
  operations: readonly ContentOperation[],
  port: PublishPort,
  {
    shown,
    step,
  }: { readonly shown?: FollowOperation | undefined; readonly step?: Step | undefined } = {},
): Promise<Outcome> {
  const [first] = operations;
  if (!first) return { answers: [], handler: "", seen: "", merged: false };
  let handler = "";
  const lost = (reason: FailedReason): Outcome => ({
    answers: operations.map((operation) => ({
      address: addressOf(operation),
      status: "failed",
      reason,
    })),
    handler,
    seen: "",
    merged: false,
  });

  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const read = await readFresh(first, port);
    if (!read.ok) return lost(reasonOf(read.error));
    const { element, etag, post } = read.data;
    handler = typeof element.handler === "string" ? element.handler : "";
    if (!isOfLanguage(element, port.locale)) return lost("language");

    const merge = mergeFor(element, operations);
    const begun = await step?.begun(begunWrite);
    // The process that wrote it died before it could report the result.
    if (begun && isWritten(element, begun, merge))
      return {
        answers: begun.answers,
        handler,
        seen: stampOf(element),
        parts: renamedParts(element, begun.partKeys),
        merged: begun.merged,
        own: undefined,
      };
    const isMerged = await isNewer(element, operations, port);
    const done = async (after: RawElement): Promise<Outcome> => ({
      answers: merge.answers,
      handler,
      seen: stampOf(after),
      parts: merge.slots.parts ? renamedParts(after, merge.partKeys) : {},
      merged: isMerged,
      ...(post && { stale: post.stale }),
      own:
        shown && isAsShown(element, shown)
          ? { ...element, ...merge.slots, updated_at: after.updated_at }
          : undefined,
    });
    if (Object.keys(merge.slots).length === 0) return done(element);
    await step?.begin(toBegun(merge, isMerged));
    const written = post
      ? await post.save(merge.slots)
      : await port.send(rawElementCalls.update, {
          params: { id: first.elementId },
          input: merge.slots,
          headers: etag ? { "if-match": etag } : undefined,
        });
    if (written.ok) {
      const hasParts = merge.slots.parts !== undefined;
      const write = { named: first, answer: written.data, hasParts };
      return done(await stateAfter(write, port));
    }
    if (written.error.status !== 412) return lost(reasonOf(written.error));
  }
  return lost("busy");
}

const keys = z.array(z.string());
/** Lets a later run know whether a write of parts was carried out, and how to answer then. */
const begunWrite = z.object({
  answers,
  /** The keys of the parts before the write, and those with which they were written. */
  read: keys,
  partKeys: keys,
  /** The expected fingerprint of the list of parts; null if it was not written. */
  list: z.string().nullable(),
  merged: z.boolean(),
});
type BegunWrite = z.output<typeof begunWrite>;

const toBegun = ({ answers: list, read, partKeys, slots }: Merge, merged: boolean): BegunWrite => ({
  answers: list,
  read: [...read],
  partKeys: [...partKeys],
  list: slots.parts === undefined ? null : listOf(slots.parts),
  merged,
});

/** Whether an element holds what was to be written. */
function isWritten(element: RawElement, begun: BegunWrite, merge: Merge): boolean {
  const now = partKeysOf(element.parts);
  const isByPlace = [...begun.read, ...now].some((key) => placeOfKey(key) !== null);
  // Parts without ids: either the list is the expected one, or somebody else has changed it.
  if (isByPlace && begun.list !== null) return listOf(element.parts) === begun.list;
  if (Object.keys(merge.slots).length === 0)
    return merge.answers.every(({ status }, index) => status === begun.answers[index]?.status);
  const stored = toList(element.parts);
  const came = stored.filter((_, index) => !begun.read.includes(now[index] ?? ""));
  const wanted = toList(merge.slots.parts).filter(
    (_, index) => !begun.read.includes(merge.partKeys[index] ?? ""),
  );
  return (
    !isByPlace &&
    wanted.length > 0 &&
    wanted.every((part) => came.some((one) => holds(toBag(one), partContentOf(toBag(part)))))
  );
}

/** A follower's own options, independent of its master: its position and visibility. */
const OWN_OF_FOLLOWERS = new Set(["hidden", "order"]);

/** A follower shows its master's values: saving others here would change nothing visible. */
function mergeFor(element: RawElement, operations: readonly ContentOperation[]): Merge {
  const options = toBag(element.options);
  const definition = definitionOf({
    handler: typeof element.handler === "string" ? element.handler : "",
    options,
  });
  if (!isFollower({ options })) return mergeElement(element, operations, definition);
  const own = operations.filter((operation) => isOwn(operation));
  const merge = mergeElement(element, own, definition);
  const refused = operations
    .filter((operation) => !own.includes(operation))
    .map(
      (operation): OperationAnswer => ({
        address: addressOf(operation),
        status: "invalid",
        reason: "master",
      }),
    );
  return { ...merge, answers: [...merge.answers, ...refused] };
}

function isOwn(operation: ContentOperation): boolean {
  if (operation.kind !== "set") return false;
  const place = parsePlace(operation.path);
  return (
    place?.part === null &&
    (place.slot === "options" || place.slot === "mobileOptions") &&
    OWN_OF_FOLLOWERS.has(place.name)
  );
}

/**
 * Whether somebody else has saved an element since it was shown. One that had never been saved gets a timestamp only
 * now; if lists have no timestamps, nothing is known about it.
 */
async function isNewer(
  element: RawElement,
  operations: readonly ContentOperation[],
  port: PublishPort,
): Promise<boolean> {
  const stamp = stampOf(element);
  const [other] = operations.filter(({ seen }) => stamp !== "" && seen !== stamp);
  return other !== undefined && (other.seen !== "" || (await stampInList(other, port)) !== "");
}
