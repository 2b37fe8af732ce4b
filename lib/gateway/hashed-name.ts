import "server-only";
import { createHmac } from "node:crypto";
import { getSettings } from "#lib/base/config/settings.ts";

/**
 * An e-mail or typed name as the log has it (docs/security.md §2.5): a short keyed hash. Equal names can be seen to be
 * equal in every kind of line, and nobody can be read from it.
 */
export const hashedName = (name: string): string =>
  createHmac("sha256", `log:${getSettings().SESSION_SECRET ?? ""}`)
    .update(name.trim().toLowerCase())
    .digest("hex")
    .slice(0, 12);
