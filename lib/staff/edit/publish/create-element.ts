import "server-only";
import { z } from "zod";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import type {
  InvalidReason,
  OperationAnswer,
  PublishAnswer,
} from "#lib/staff/edit/model/answers.ts";
import {
  addressOf,
  type ContentOperation,
  type InsertOperation,
} from "#lib/staff/edit/model/edit-operation.ts";
import { toBag } from "#lib/staff/edit/model/json.ts";
import { contentOf } from "#lib/staff/edit/model/section.ts";
import type { Step } from "./journal.ts";
import { holdsAll, mergeElement } from "./merge-element.ts";
import { isOfLanguage, type PublishPort, readFresh, readHandler, reasonOf } from "./port.ts";
import { renamedParts } from "./renamed-parts.ts";
import { checkSection } from "./valid-content.ts";

/** The result for a new section and the values set on it. */
export interface Created {
  /** Null where nothing was created. */
  readonly id: number | null;
  /** The keys that its parts have now, as in the answer of the publish. */
  readonly parts?: PublishAnswer["parts"];
  readonly answers: readonly OperationAnswer[];
}

/**
 * The elements created here: sections of pages, and the texts of dialogs without any yet (decision 0053). Header,
 * footer and cookie notice belong to the backend, and masters have their own tool.
 */
const MADE_HERE = /^(page-section:[^:\s]+|cart-section|bundle-section)$/;

/**
 * Creates a section with all values set on it, in one call. A copy takes its source's current values, byte for byte; if
 * a removed section is restored and still exists, it is shown again.
 * @param step the record of an earlier run of the same attempt
 */
export async function createElement(
  operation: InsertOperation,
  own: readonly ContentOperation[],
  port: PublishPort,
  step?: Step,
): Promise<Created> {
  const all = [operation, ...own];
  const invalid = (reason: InvalidReason): Created => ({
    id: null,
    answers: all.map((one) => ({ address: addressOf(one), status: "invalid", reason })),
  });
  const failed = (error: Parameters<typeof reasonOf>[0]): Created => ({
    id: null,
    answers: all.map((one) => ({
      address: addressOf(one),
      status: "failed",
      reason: reasonOf(error),
    })),
  });

  const { handler, content } = operation;
  if (!MADE_HERE.test(handler)) return invalid("path");
  const definition = definitionOf({ ...content, handler });
  if (!definition) return invalid("path");

  let masterId = 0;
  let base: Readonly<Record<string, unknown>> = { ...operation.content };
  if (operation.copyOf === undefined) {
    const checked = checkSection(operation.content, definition);
    if ("reason" in checked) return invalid(checked.reason);
    base = { ...checked.content };
  } else {
    const source = await readFresh(
      { elementId: operation.copyOf, handler: operation.handler },
      port,
    );
    if (!source.ok)
      return source.error.kind === "notFound" ? invalid("noCopy") : failed(source.error);
    if (!isOfLanguage(source.data.element, port.locale)) return invalid("noCopy");
    base = slotsOf(source.data.element);
    masterId = Number(toBag(source.data.element.options).masterId) || 0;
  }

  // New elements are known by their content as sent; copies by their source's current content.
  const listed = operation.copyOf === undefined ? operation.content.parts : base.parts;
  const merge = mergeElement({ ...base, id: operation.elementId }, own, definition, listed);
  const refused = merge.answers.filter(({ status }) => status !== "saved");
  if (refused.length > 0)
    return {
      id: null,
      answers: [
        { address: addressOf(operation), status: "failed", reason: "refused" },
        ...merge.answers,
      ],
    };
  const made = await createOnce({ ...base, ...merge.slots }, operation, port, step);
  if (!made.ok) return failed(made.error);
  // A copy follows the same master, unless it was changed: then it has a content of its own.
  if (masterId > 0 && own.length === 0)
    await port.send(calls.cms.link.masters, {
      params: { id: masterId },
      input: { ids: [Number(made.data.id)] },
    });
  return {
    id: Number(made.data.id),
    parts: renamedParts(made.data, merge.partKeys),
    answers: [
      { address: addressOf(operation), status: "saved", stored: undefined },
      ...merge.answers,
    ],
  };
}

/**
 * Creates a section, unless an earlier run did that died, or that the backend did not answer: a section that was added to
 * the page since then with the same content is that one.
 */
async function createOnce(
  slots: Readonly<Record<string, unknown>>,
  operation: InsertOperation,
  port: PublishPort,
  step?: Step,
): Promise<Result<RawElement>> {
  if (!step) return send(slots, operation, port);
  const read = await readHandler(operation.handler, port);
  if (!read.ok) return read;
  const section = [operation.handler, slots];
  const asked = (await port.unanswered?.read(section)) ?? null;
  const before = (await step.begun(z.array(z.number()))) ?? asked;
  const made = before
    ? read.data.find((one) => !before.includes(Number(one.id)) && holdsAll(one, contentOf(slots)))
    : undefined;
  const existing = before ?? read.data.map(({ id }) => Number(id));
  if (!made) await step.begin(existing);
  const created: Result<RawElement> = made
    ? { ok: true, data: made }
    : await send(slots, operation, port);
  if (!created.ok && isUnanswered(created.error)) await port.unanswered?.note(section, existing);
  else if (asked) await port.unanswered?.forget(section);
  return created;
}

/** Whether the backend may have carried the request out all the same. */
const isUnanswered = ({ kind, status }: ApiError): boolean => kind === "network" || status >= 500;

const SLOTS = [
  "title",
  "meta",
  "linkMeta",
  "mobileMeta",
  "options",
  "mobileOptions",
  "parts",
] as const;

/** The copied parts of an element: everything but its identity. Parts of a copy get their own ids. */
export function slotsOf(element: RawElement): Record<string, unknown> {
  const slots = Object.fromEntries(
    SLOTS.flatMap((slot) => (element[slot] === undefined ? [] : [[slot, element[slot]]])),
  );
  const { masterId: _, ...options } = toBag(slots.options);
  const parts = Array.isArray(slots.parts)
    ? slots.parts.map((part) => {
        const { id: _id, ...rest } = toBag(part);
        return rest;
      })
    : slots.parts;
  return { ...slots, options, ...(parts !== undefined && { parts }) };
}

const send = (
  slots: Readonly<Record<string, unknown>>,
  { handler }: InsertOperation,
  port: PublishPort,
): Promise<Result<RawElement>> =>
  port.send(rawElementCalls.create, {
    input: {
      ...slots,
      handler,
      type: "static-element",
      language_code: port.locale,
    } satisfies Record<string, unknown>,
  });
