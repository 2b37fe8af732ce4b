import { textOption } from "./options.ts";
import type { Site } from "./types.ts";

type WithOptions = Pick<Site, "options">;

/** The option that protects a site with a password. */
export const PASSWORD_OPTION = "PasswordProtection";

/** The effective value of that option; "" for a public site. */
function passwordOption(site: WithOptions): string {
  const password = textOption(site, "PasswordProtection");
  return password.toLowerCase() === "false" ? "" : password;
}

/** Whether a site is protected by a password (docs/security.md §1.14). */
export const isProtected = (site: WithOptions): boolean => passwordOption(site) !== "";

/**
 * SHA-256 of a site's password, in lower-case hex; null for a public site. The option contains the password or, after
 * `sha256:`, this hash.
 */
export async function passwordHash(site: WithOptions): Promise<string | null> {
  const password = passwordOption(site);
  if (password === "") return null;
  const hashed = /^sha256:\s*([0-9a-f]{64})$/i.exec(password)?.[1];
  return hashed?.toLowerCase() ?? sha256(password);
}

/** SHA-256 of a text, in lower-case hex. Also runs on the edge runtime. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
