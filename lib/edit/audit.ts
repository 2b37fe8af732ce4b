import "server-only";
import type { User } from "#lib/api/schemas/user.ts";
import { log } from "#lib/config/log.ts";
import { hashedName } from "#lib/gateway/hashed-name.ts";
import type { ElementAnswer } from "./types.ts";

interface Save {
  readonly who: Pick<User, "id" | "email">;
  readonly site: string;
  readonly locale: string;
  readonly requestId: string;
}

/**
 * One line per saved element: who (their id, and their e-mail hashed as in the line of their login), site,
 * element, paths, request id. Never the texts themselves (docs/security.md §2.5).
 */
export function auditSaves(save: Save, answers: readonly ElementAnswer[]): void {
  for (const { elementId, saved } of answers) {
    if (saved.length === 0) continue;
    log().info({
      audit: "edit.publish",
      who: save.who.id,
      name: hashedName(save.who.email),
      site: save.site,
      locale: save.locale,
      element: elementId,
      paths: saved.map(({ path }) => path),
      requestId: save.requestId,
    });
  }
}
