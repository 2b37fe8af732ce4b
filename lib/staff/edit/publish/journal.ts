import "server-only";
import { z } from "zod";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import type { OperationAnswer, PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { keepValue, readValue } from "#lib/web/cache/claims/kept-values.ts";
import type { Created } from "./create-element.ts";
import type { Outcome } from "./publish-element.ts";

/** Milliseconds for which an attempt is answered again and can be continued: an editor may be offline for a while. */
export const REMEMBERED_FOR = 600_000;

/** The record of one operation of an attempt, for a process that continues after another one died. */
export interface Step {
  /** Its result; null if it was not carried out, or not completely. */
  done<T>(schema: z.ZodType<T>): Promise<T | null>;
  finish(outcome: unknown): Promise<void>;
  /** The note from right before its write; null if no write was started. */
  begun<T>(schema: z.ZodType<T>): Promise<T | null>;
  /**
   * Stores a note that later shows whether the following write was carried out.
   * @throws Refusal 409 if another process has taken over the attempt
   */
  begin(note: unknown): Promise<void>;
}

/** The steps of one attempt, by the position of their operation. */
export type Journal = (index: number) => Step;

/**
 * @param attempt the key of the record
 * @param isHeld whether this process owns the attempt
 */
export const createJournal =
  (attempt: string, isHeld: () => Promise<boolean>): Journal =>
  (index) => {
    const name = `${attempt}:${index}`;
    return {
      done: (schema) => readValue(`${name}:done`, schema),
      finish: (outcome) => keepValue(`${name}:done`, outcome, REMEMBERED_FOR),
      begun: (schema) => readValue(`${name}:begun`, schema),
      begin: async (note) => {
        if (!(await isHeld())) throw stillRunning();
        await keepValue(`${name}:begun`, note, REMEMBERED_FOR);
      },
    };
  };

/** The editor sends the same attempt again, and gets its answer. */
export const stillRunning = (): Refusal => new Refusal(409, "This is still being published.");

const STATUSES = new Set(["saved", "conflict", "invalid", "failed"]);
const answer = z.looseObject({
  address: z.string(),
  status: z.string().refine((status) => STATUSES.has(status)),
});
export const answers = z.custom<readonly OperationAnswer[]>(
  (value) => z.array(answer).safeParse(value).success,
);
const byName = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

/** A stored value; its parts that only the editor reads are not validated. */
const shaped = <T>(shape: z.ZodType) =>
  z.custom<T>((value: unknown) => shape.safeParse(value).success);

export const keptAnswer = shaped<PublishAnswer>(
  z.looseObject({
    results: answers,
    created: byName(z.number()),
    seen: byName(z.string()),
    merged: z.boolean(),
  }),
);
export const keptOutcome = shaped<Outcome>(
  z.looseObject({ answers, handler: z.string(), seen: z.string(), merged: z.boolean() }),
);
export const keptCreated = shaped<Created>(z.looseObject({ answers, id: z.number() }));
