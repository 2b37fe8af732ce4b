import "server-only";
import { calls } from "#lib/api/calls/index.ts";
import { rawElementCalls } from "#lib/api/calls/variants.ts";
import type { OperationAnswer } from "#lib/edit/model/answers.ts";
import { toJson } from "#lib/edit/model/json.ts";
import {
  addressOf,
  type FollowOperation,
  type RemoveOperation,
} from "#lib/edit/model/operation.ts";
import { contentOf } from "#lib/edit/model/section.ts";
import { toBag } from "#lib/edit/model/working-element.ts";
import { holds } from "./merge-element.ts";
import { isOfLanguage, type PublishPort, readFresh, reasonOf, stampOf } from "./port.ts";
import type { Outcome } from "./publish-element.ts";

const outcome = (answer: OperationAnswer, handler: string): Outcome => ({
  answers: [answer],
  handler,
  seen: "",
  merged: false,
});

/**
 * Deletes a section, or hides it where the backend deletes none. One that somebody has changed since it was looked at is
 * a conflict: their work would go with it.
 */
export async function removeElement(
  operation: RemoveOperation,
  port: PublishPort,
): Promise<Outcome> {
  const address = addressOf(operation);
  const saved = outcome({ address, status: "saved", stored: undefined }, operation.handler);
  const read = await readFresh(operation, port);
  if (!read.ok)
    // Somebody else was quicker.
    return read.error.kind === "notFound"
      ? saved
      : outcome({ address, status: "failed", reason: reasonOf(read.error) }, operation.handler);
  const { element, etag } = read.data;
  if (!String(element.handler).startsWith("page-section:"))
    return outcome({ address, status: "invalid", reason: "path" }, operation.handler);
  if (!isOfLanguage(element, port.locale))
    return outcome({ address, status: "failed", reason: "language" }, operation.handler);
  const parts = Array.isArray(element.parts) ? element.parts.map(toBag) : [];
  const isUnchanged =
    holds(element, operation.content) &&
    parts.length === operation.content.parts.length &&
    operation.content.parts.every((part, index) => holds(parts[index] ?? {}, part));
  if (!isUnchanged)
    return outcome(
      { address, status: "conflict", theirs: toJson(contentOf(element)), at: stampOf(element) },
      operation.handler,
    );
  // What somebody saves now would go with it.
  const headers = etag ? { "if-match": etag } : undefined;
  const written = port.offers("elementDelete")
    ? await port.send(calls.cms.element.delete, { params: { id: operation.elementId }, headers })
    : await port.send(rawElementCalls.update, {
        params: { id: operation.elementId },
        input: { options: { ...toBag(element.options), hidden: true } },
        headers,
      });
  return written.ok
    ? saved
    : outcome({ address, status: "failed", reason: reasonOf(written.error) }, operation.handler);
}

/**
 * Makes an element follow a master, or frees it. One that somebody has changed since it was shown is a conflict: the
 * master's content would cover their words, and take their place once it is freed.
 *
 * @param own its age after what the same publish has saved in it, where nobody else had changed it
 */
export async function follow(
  operation: FollowOperation,
  port: PublishPort,
  own?: string,
): Promise<Outcome> {
  const { elementId, before, after, handler } = operation;
  const address = addressOf(operation);
  const wanted = after ?? before;
  if (wanted === null || wanted <= 0)
    return outcome({ address, status: "invalid", reason: "path" }, handler);
  const read = await readFresh(operation, port);
  if (!read.ok)
    return outcome({ address, status: "failed", reason: reasonOf(read.error) }, handler);
  const { element } = read.data;
  if (!isOfLanguage(element, port.locale))
    return outcome({ address, status: "failed", reason: "language" }, handler);
  const saved = outcome({ address, status: "saved", stored: undefined }, handler);
  const present = Number(toBag(element.options).masterId) || null;
  // Somebody else was quicker.
  if (present === after) return saved;
  const [seen, at] = [own ?? operation.seen, stampOf(element)];
  // One without an age was never changed when it was shown.
  if (at !== "" && seen !== at)
    return outcome({ address, status: "conflict", theirs: toJson(element.title), at }, handler);
  const sent = await port.send(calls.cms.link.masters, {
    params: { id: after ?? present ?? wanted },
    input: after === null ? { ids: [], detach: [elementId] } : { ids: [elementId] },
  });
  return sent.ok
    ? saved
    : outcome({ address, status: "failed", reason: reasonOf(sent.error) }, handler);
}
