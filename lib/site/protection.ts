import { textOption } from "./options.ts";
import type { Site } from "./types.ts";

type WithOptions = Pick<Site, "options">;

/** The option that closes a site by a password. */
export const PASSWORD_OPTION = "PasswordProtection";

/** That option as it counts, "" for a site that anybody may see. */
function passwordOption(site: WithOptions): string {
  const password = textOption(site, "PasswordProtection");
  return password.toLowerCase() === "false" ? "" : password;
}

/** Whether a site is closed by a password (docs/security.md §1.14). */
export const isProtected = (site: WithOptions): boolean => passwordOption(site) !== "";

/**
 * SHA-256 of the password that a site is closed by, in lower-case hex; null for one that anybody may see. The option
 * holds the password or, after `sha256:`, this hash.
 */
export async function passwordHash(site: WithOptions): Promise<string | null> {
  const password = passwordOption(site);
  if (password === "") return null;
  const hashed = /^sha256:\s*([0-9a-f]{64})$/i.exec(password)?.[1];
  return hashed?.toLowerCase() ?? sha256(password);
}

/** SHA-256 of a text, in lower-case hex. Edge-safe. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
