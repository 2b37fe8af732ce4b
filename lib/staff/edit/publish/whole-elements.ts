import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import type { FailedReason, OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import {
  addressOf,
  type FollowOperation,
  type RemoveOperation,
} from "#lib/staff/edit/model/edit-operation.ts";
import { toBag, toJson } from "#lib/staff/edit/model/json.ts";
import { contentOf } from "#lib/staff/edit/model/section.ts";
import { holdsAll, isAsShown } from "./merge-element.ts";
import {
  type Fresh,
  isOfLanguage,
  type PublishPort,
  readFresh,
  readMaster,
  reasonOf,
  stampOf,
} from "./port.ts";
import { ATTEMPTS, type Outcome } from "./publish-element.ts";

type WholeOperation = RemoveOperation | FollowOperation;

/**
 * Runs an operation on a whole element in its current state. A save by somebody else between our read and our write is
 * detected: then everything is done again.
 * @param decide the values to write, or the answer without a write
 * @param gone the answer if the element no longer exists
 */
async function carryOut(
  operation: WholeOperation,
  port: PublishPort,
  decide: (fresh: Fresh, answer: Answering) => OperationAnswer | (() => Promise<Result<unknown>>),
  gone?: OperationAnswer,
): Promise<Outcome> {
  const answer = answering(operation);
  const outcome = (own: OperationAnswer) => outcomeOf(operation, own);
  const problem = (error: ApiError) =>
    gone && error.kind === "notFound" ? gone : answer.failed(reasonOf(error));
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const read = await readFresh(operation, port);
    if (!read.ok) return outcome(problem(read.error));
    const { element } = read.data;
    if (!isOfLanguage(element, port.locale)) return outcome(answer.failed("language"));
    const decided = decide(read.data, answer);
    if (typeof decided !== "function") return outcome(decided);
    const written = await decided();
    if (written.ok) return outcome(answer.saved);
    if (written.error.status !== 412) return outcome(problem(written.error));
  }
  return outcome(answer.failed("busy"));
}

const outcomeOf = ({ handler }: WholeOperation, answer: OperationAnswer): Outcome => ({
  answers: [answer],
  handler,
  seen: "",
  merged: false,
});

type Answering = ReturnType<typeof answering>;

function answering(operation: WholeOperation) {
  const address = addressOf(operation);
  const saved: OperationAnswer = { address, status: "saved", stored: undefined };
  const invalid: OperationAnswer = { address, status: "invalid", reason: "path" };
  return {
    saved,
    invalid,
    failed: (reason: FailedReason): OperationAnswer => ({ address, status: "failed", reason }),
    conflict: (element: RawElement): OperationAnswer => {
      const theirs = toJson(contentOf(element));
      return { address, status: "conflict", theirs, at: stampOf(element) };
    },
  };
}

/** A save by somebody else after our read would be lost with our write. */
const ifMatch = ({ etag }: Fresh) => (etag ? { "if-match": etag } : undefined);

/**
 * Deletes a section, or hides it if the backend deletes none. A section that somebody has changed since it was seen is
 * a conflict: their work would be removed with it.
 */
export const removeElement = (operation: RemoveOperation, port: PublishPort): Promise<Outcome> =>
  carryOut(
    operation,
    port,
    (fresh, answer) => {
      const { element } = fresh;
      if (!String(element.handler).startsWith("page-section:")) return answer.invalid;
      const { hidden, ...options } = toBag(element.options);
      const isDeleted = port.offers("elementDelete");
      // It was hidden by an earlier run of the same attempt, or by somebody else.
      if (!isDeleted && hidden === true && holdsAll({ ...element, options }, operation.content))
        return answer.saved;
      if (!holdsAll(element, operation.content)) return answer.conflict(element);
      const headers = ifMatch(fresh);
      const params = { id: operation.elementId };
      if (isDeleted) return () => port.send(calls.cms.element.delete, { params, headers });
      const input = { options: { ...toBag(element.options), hidden: true } };
      return () => port.send(rawElementCalls.update, { params, input, headers });
    },
    // Somebody else was quicker.
    answering(operation).saved,
  );

/**
 * Makes an element follow a master of the site, or detaches it. An element that somebody has changed since it was shown
 * is a conflict: the master's content would cover their text, and replace it once it is detached.
 * @param own the element after this publish's other saves, if nobody else had changed it
 */
export async function follow(
  operation: FollowOperation,
  port: PublishPort,
  own?: RawElement,
): Promise<Outcome> {
  const { elementId, before, after } = operation;
  const wanted = after ?? before;
  if (after !== null && after > 0) {
    const master = await readMaster(after, port);
    if (!master.ok) {
      const { failed } = answering(operation);
      return outcomeOf(operation, failed(reasonOf(master.error)));
    }
  }
  let refused: string | null = null;
  return carryOut(operation, port, (fresh, answer) => {
    const { element } = fresh;
    if (wanted === null || wanted <= 0) return answer.invalid;
    const present = Number(toBag(element.options).masterId) || null;
    // Somebody else was quicker.
    if (present === after) return answer.saved;
    const known = own ? { seen: stampOf(own), content: contentOf(own) } : operation;
    if (!isAsShown(element, known)) return answer.conflict(element);
    // Refused although nobody has saved the element: such a backend compares with the master's version.
    const headers = fresh.etag === refused ? undefined : ifMatch(fresh);
    refused = fresh.etag;
    return () =>
      port.send(calls.cms.link.masters, {
        params: { id: after ?? present ?? wanted },
        input: after === null ? { ids: [], detach: [elementId] } : { ids: [elementId] },
        headers,
      });
  });
}
