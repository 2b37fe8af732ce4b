import "server-only";
import type { StaffRequest } from "./staff-route.ts";
import type { ElementAnswer } from "./types.ts";

/** One line of the audit per saved element: the element and its paths, never the texts themselves. */
export function auditSaves(
  audit: StaffRequest<unknown>["audit"],
  answers: readonly ElementAnswer[],
): void {
  for (const { elementId, saved } of answers)
    if (saved.length > 0) audit({ element: elementId, paths: saved.map(({ path }) => path) });
}
