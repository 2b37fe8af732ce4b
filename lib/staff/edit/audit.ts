import "server-only";
import type { PublishAnswer } from "./model/answers.ts";
import type { StaffRequest } from "./staff-route.ts";

/** One line of the audit per saved element: the element and its paths, never the texts themselves. */
export function auditSaves(
  audit: StaffRequest<unknown>["audit"],
  { results, created }: PublishAnswer,
): void {
  const paths = new Map<string, string[]>();
  for (const { address, status } of results) {
    if (status !== "saved") continue;
    const at = address.lastIndexOf(":");
    const element = address.slice(0, at);
    paths.set(element, [...(paths.get(element) ?? []), address.slice(at + 1)]);
  }
  for (const [element, list] of paths)
    audit({ element: created[element] ?? (Number(element) || element), paths: list });
}
