import "server-only";
import { createHmac } from "node:crypto";
import { getSettings } from "#lib/base/config/settings.ts";

/**
 * An e-mail or typed name for the log (docs/security.md §2.5): a short keyed hash. Equal names have equal hashes in
 * every line, and cannot be recovered from them.
 */
export const hashedName = (name: string): string =>
  createHmac("sha256", `log:${getSettings().SESSION_SECRET ?? ""}`)
    .update(name.trim().toLowerCase())
    .digest("hex")
    .slice(0, 12);
