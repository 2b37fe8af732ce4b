import "server-only";
import { z } from "zod";
import { calls } from "#lib/api/calls/index.ts";
import { number } from "#lib/api/schemas/fields.ts";
import { rowsOf } from "#lib/api/schemas/list.ts";
import type { RawElement } from "./merge.ts";

/**
 * The element calls as edit mode makes them: what comes is kept as it came and what goes is not reshaped. The schemas of
 * views default and drop what they can't read, and would change places nobody touched.
 */
const raw = z.looseObject({ id: number }).transform((value): RawElement => value);
const slots = z.record(z.string(), z.unknown());

export const rawCalls = {
  byHandlers: { ...calls.cms.elementGetByHandlers, answer: rowsOf(raw) },
  get: { ...calls.cms.elementGet, answer: raw },
  update: { ...calls.cms.elementUpdate, input: slots, request: slots, answer: raw },
};
