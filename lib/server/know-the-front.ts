import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { NOTES } from "#lib/front/answer.ts";

/**
 * Whether a request comes from the front that has started this process: it bears the secret of this start. Takes the
 * secret off, so that nothing behind can repeat it.
 */
export function knowTheFront(secret: string): (request: IncomingMessage) => boolean {
  const expected = hashOf(secret);
  return ({ headers }) => {
    const given = headers[NOTES.secret];
    delete headers[NOTES.secret];
    return secret !== "" && typeof given === "string" && timingSafeEqual(hashOf(given), expected);
  };
}

/** Of one length, as the comparison wants it. */
const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();
