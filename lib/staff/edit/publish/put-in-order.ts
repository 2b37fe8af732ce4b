import "server-only";
import { z } from "zod";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { FailedReason, OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import { addressOf, type OrderOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { toBag } from "#lib/staff/edit/model/json.ts";
import { orderOfBoth } from "#lib/staff/edit/model/order-of-both.ts";
import type { Step } from "./journal.ts";
import {
  isOfLanguage,
  type PublishPort,
  readFresh,
  readHandler,
  reasonOf,
  stampOf,
} from "./port.ts";
import type { Outcome } from "./publish-element.ts";
import { newOrders } from "./section-numbers.ts";

/**
 * How often a page is read: once more after it was written, and whenever sections were saved between a read and a
 * write.
 */
const READS = 4;

type Numbers = ReadonlyMap<number, number | null>;

/**
 * Renumbers the sections of a page if their current numbers do not give the order already. An order that somebody else
 * has changed since it was shown is a conflict, unless both can be combined: newly added sections are then inserted
 * into theirs.
 * @param step the record of an earlier run of the same attempt
 */
export async function putInOrder(
  operation: OrderOperation,
  created: Readonly<Record<string, number>>,
  port: PublishPort,
  step?: Step,
): Promise<Outcome> {
  const { handler } = operation;
  const address = addressOf(operation);
  const [before, after] = [operation.before, operation.after].map((list) =>
    list.map((id) => created[id] ?? id),
  );
  const placed: Record<string, string> = {};
  const answer = (own: OperationAnswer, merged = false): Outcome => ({
    answers: [own],
    handler,
    seen: "",
    placed,
    merged,
  });
  /** Nobody else has saved a new section: further typing in it continues from here. */
  const onWritten = (element: RawElement) => {
    const id = Number(element.id);
    if (Object.values(created).includes(id)) placed[id] = stampOf(element);
  };
  const failed = (reason: FailedReason) => answer({ address, status: "failed", reason });

  /** The numbers after the writes so far; null before the first read. */
  let expected: Map<number, number | null> | null = null;
  const begun = await step?.begun(begunOrder);
  let wanted: readonly number[] = [];
  let merged = false;
  for (let reads = 1; reads <= READS; reads += 1) {
    const read = await readHandler(handler, port);
    if (!read.ok) return failed(reasonOf(read.error));
    const present = numbersOf(read.data.filter((element) => element.handler === handler));
    const ids = inOrder(present);
    const both = expected
      ? null
      : begun && isOnTheWay(begun, present)
        ? begun
        : orderOfBoth(before ?? [], ids, after ?? []);
    if (expected ? isMoved(expected, present) : both === null)
      return answer({ address, status: "conflict", theirs: ids, at: "" });
    if (both) ({ wanted, merged } = both);
    expected ??= new Map(present);
    const orders = newOrders(toNumbered(present), wanted);
    // Also after a write: somebody else may have moved other sections at the same time.
    if (orders.size === 0) return answer({ address, status: "saved", stored: undefined }, merged);
    if (both && both !== begun) await step?.begin({ wanted, merged, present: toNumbered(present) });
    const problem = await write({ orders, present, expected, handler, onWritten }, port);
    if (problem !== null) return failed(problem);
  }
  return failed("busy");
}

/** Lets a later run know how much of an order was written, if nobody else has changed it since. */
const begunOrder = z.object({
  wanted: z.array(z.number()),
  merged: z.boolean(),
  present: z.array(z.object({ id: z.number(), order: z.number().nullable() })),
});

/** Whether each section has its number from before the write, or its new one. */
function isOnTheWay(
  { wanted, present }: z.output<typeof begunOrder>,
  numbers: Map<number, number | null>,
): boolean {
  const given = newOrders(present, wanted);
  const before = new Map(present.map(({ id, order }) => [id, order]));
  return [...numbers].every(([id, order]) => order === before.get(id) || order === given.get(id));
}

const toNumbered = (numbers: Numbers) => [...numbers].map(([id, order]) => ({ id, order }));

interface Writing {
  readonly orders: Numbers;
  readonly present: Numbers;
  readonly expected: Map<number, number | null>;
  readonly handler: string;
  readonly onWritten: (element: RawElement) => void;
}

/**
 * Writes until a section turns out to have been saved since the page was read.
 * @returns why the backend did not write
 */
async function write(
  { orders, present, expected, handler, onWritten }: Writing,
  port: PublishPort,
): Promise<FailedReason | null> {
  for (const [id, order] of orders) {
    const fresh = await readFresh({ elementId: id, handler }, port);
    if (!fresh.ok) return fresh.error.kind === "notFound" ? null : reasonOf(fresh.error);
    const { element, etag } = fresh.data;
    if (!isOfLanguage(element, port.locale)) return "language";
    const options = toBag(element.options);
    if (orderIn(options.order) !== present.get(id)) return null;
    const written = await port.send(rawElementCalls.update, {
      params: { id },
      input: { options: { ...options, order } },
      headers: etag ? { "if-match": etag } : undefined,
    });
    if (!written.ok) return written.error.status === 412 ? null : reasonOf(written.error);
    expected.set(id, order);
    onWritten(written.data);
  }
  return null;
}

const numbersOf = (elements: readonly RawElement[]): Map<number, number | null> =>
  new Map(elements.map(({ id, options }) => [Number(id), orderIn(toBag(options).order)]));

/** Sections in page order: those without a number last, equal ones in their received order. */
const inOrder = (numbers: Numbers): number[] =>
  [...numbers].toSorted(([, one], [, other]) => (one ?? LAST) - (other ?? LAST)).map(([id]) => id);
const LAST = Number.MAX_SAFE_INTEGER;

/** Whether an existing section has another number than expected. */
const isMoved = (expected: Numbers, present: Numbers): boolean =>
  [...expected].some(([id, order]) => present.has(id) && present.get(id) !== order);

const orderIn = (value: unknown): number | null => {
  const order = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof order === "number" && Number.isFinite(order) ? order : null;
};
