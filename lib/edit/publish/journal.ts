import "server-only";
import { z } from "zod";
import { keepValue, readValue } from "#lib/cache/claims/kept-values.ts";
import type { OperationAnswer, PublishAnswer } from "#lib/edit/model/answers.ts";
import { Refusal } from "#lib/gateway/answer.ts";
import type { Created } from "./create-element.ts";
import type { Outcome } from "./publish-element.ts";

/** Milliseconds for which an attempt is answered again, and gone on with: an editor may be offline for a while. */
export const REMEMBERED_FOR = 600_000;

/** What is noted of one operation of an attempt, for a process that goes on with it after the death of another. */
export interface Step {
  /** What became of it; null where it was not carried out, or not to its end. */
  done<T>(schema: z.ZodType<T>): Promise<T | null>;
  finish(outcome: unknown): Promise<void>;
  /** What was noted right before it was written; null where nobody has begun to write. */
  begun<T>(schema: z.ZodType<T>): Promise<T | null>;
  /**
   * Notes what tells later whether the write that follows was carried out.
   *
   * @throws Refusal 409 where another process goes on with the attempt by now
   */
  begin(note: unknown): Promise<void>;
}

/** The steps of one attempt, by the position of their operation. */
export type Journal = (index: number) => Step;

/**
 * @param attempt the name under which it is kept
 * @param isHeld whether this process is the one that carries the attempt out
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

/** A value as it was kept; its parts that only the editor reads are taken as they are. */
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
