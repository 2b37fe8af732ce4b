import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NOTES } from "#lib/run/front/rendered-answer.ts";
import { refuseRequest } from "./refuse.ts";

/**
 * Whether a request comes from the front that started this process: it has the secret of this start. Removes the
 * secret, so that no later code can reveal it.
 */
export function knowTheFront(secret: string): (request: IncomingMessage) => boolean {
  const expected = hashOf(secret);
  return ({ headers }) => {
    const given = headers[NOTES.secret];
    delete headers[NOTES.secret];
    return secret !== "" && typeof given === "string" && timingSafeEqual(hashOf(given), expected);
  };
}

/** Answers only the front that started this process; anybody else is refused and disconnected. */
export function onlyForTheFront<Response extends ServerResponse>(
  handle: (request: IncomingMessage, response: Response) => void,
  secret: string,
): (request: IncomingMessage, response: Response) => void {
  const isFromFront = knowTheFront(secret);
  return (request, response) => {
    if (isFromFront(request)) handle(request, response);
    else refuseRequest(response, 400, "Ask the server in front.");
  };
}

/** Hashes have equal lengths, which the comparison requires. */
const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();
