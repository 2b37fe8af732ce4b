import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import { postIdOf } from "#lib/shop/domain/content/post-element.ts";
import type { OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import type { PublishPort } from "./port.ts";

/** The most versions that are read: more than one, because this publish has saved newer ones itself. */
const VERSIONS = 5;
/** Elements that are looked up for one publish. */
const MOST_ELEMENTS = 10;

/**
 * The answers, with the name of the person who saved the conflicting change. Only if the backend keeps a history
 * (`elementHistory`) that names the save; without a name the answer is unchanged.
 */
export async function withNames(
  answers: readonly OperationAnswer[],
  operations: readonly Operation[],
  port: PublishPort,
): Promise<readonly OperationAnswer[]> {
  if (!port.offers("elementHistory")) return answers;
  const elementAt = new Map(
    operations.flatMap((operation): [string, number][] =>
      operation.kind === "order" ? [] : [[addressOf(operation), operation.elementId]],
    ),
  );
  const idOf = ({ address, status }: OperationAnswer) =>
    status === "conflict" ? (elementAt.get(address) ?? 0) : 0;
  const ids = [...new Set(answers.map(idOf))]
    .filter((id) => id > 0 && postIdOf(id) === null)
    .slice(0, MOST_ELEMENTS);
  const saves = new Map(
    await Promise.all(ids.map(async (id) => [id, await savesOf(id, port)] as const)),
  );
  return answers.map((answer) => {
    if (answer.status !== "conflict" || answer.at === "") return answer;
    const by = saves.get(idOf(answer))?.get(answer.at);
    return by ? { ...answer, by } : answer;
  });
}

/** The authors of an element's last saves, by time; empty if the backend does not send them. */
async function savesOf(id: number, port: PublishPort): Promise<ReadonlyMap<string, string>> {
  const read = await port.send(calls.cms.element.history, {
    params: { id },
    input: { page: 1, limit: VERSIONS },
  });
  if (!read.ok) return new Map();
  return new Map(
    read.data.map(({ at, by, element }) => [at || String(element.updated_at ?? ""), by]),
  );
}
