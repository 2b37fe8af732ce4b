import "server-only";
import { postIdOf, postKindOf, slugOfHandler } from "#lib/shop/domain/content/post-element.ts";
import type { PublishAnswer } from "./model/answers.ts";
import { addressOf, type Operation } from "./model/edit-operation.ts";
import type { StaffRequest } from "./staff-route.ts";

/**
 * One line of the audit per saved element: the element, the page and kind of section by which people know it, and its
 * paths, never the texts themselves.
 */
export function auditSaves(
  audit: StaffRequest<unknown>["audit"],
  operations: readonly Operation[],
  { results, created }: PublishAnswer,
): void {
  const known = new Map(operations.map((operation) => [addressOf(operation), operation]));
  const saved = new Map<string, { readonly of: object; readonly paths: string[] }>();
  for (const { address, status } of results) {
    if (status !== "saved") continue;
    const at = address.lastIndexOf(":");
    const element = address.slice(0, at);
    const paths = [...(saved.get(element)?.paths ?? []), address.slice(at + 1)];
    saved.set(element, { of: placeOf(known.get(address)), paths });
  }
  for (const [element, { of, paths }] of saved) {
    const post = postIdOf(Number(element));
    if (post === null)
      audit({ element: created[element] ?? (Number(element) || element), ...of, paths });
    else audit({ post, ...of, paths });
  }
}

function placeOf(operation: Operation | undefined): object {
  if (!operation) return {};
  const { handler } = operation;
  if (postKindOf(handler)) return { handler, page: slugOfHandler(handler) };
  return operation.kind === "order"
    ? { handler }
    : { handler, component: operation.about.component };
}
