import "server-only";
import { createHash } from "node:crypto";
import { z } from "zod";
import { keepValue, readValue } from "#lib/web/cache/claims/kept-values.ts";
import { REMEMBERED_FOR } from "./journal.ts";

/**
 * Sections that a person asked the backend to create and that it did not answer for: nobody knows whether they exist. The
 * next publish of the same section looks for it first.
 */
export interface Unanswered {
  /** The ids of the sections that existed before the unanswered request; null if there is none. */
  read(section: unknown): Promise<readonly number[] | null>;
  note(section: unknown, before: readonly number[]): Promise<void>;
  forget(section: unknown): Promise<void>;
}

/** @param person identifies site, language and person, so that nobody adopts another person's section */
export function createUnanswered(person: readonly unknown[]): Unanswered {
  const nameOf = (section: unknown) => {
    const hash = createHash("sha256").update(JSON.stringify([person, section]));
    return `publish:unanswered:${hash.digest("base64url")}`;
  };
  return {
    read: (section) => readValue(nameOf(section), z.array(z.number())),
    note: (section, before) => keepValue(nameOf(section), before, REMEMBERED_FOR),
    forget: (section) => keepValue(nameOf(section), null, REMEMBERED_FOR),
  };
}
