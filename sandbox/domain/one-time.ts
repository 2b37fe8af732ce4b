import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../database/db.ts";

/** The purpose of a one-time token: confirming an e-mail, setting a new password, a provider's login. */
type Purpose = "verify" | "password" | "social";

const hash = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * A token that works once within `seconds`: base64 with `/`, `+` and `=`, as some backends send it. Only its hash is
 * stored; an older one of the same purpose is void.
 */
export function issueOneTime(db: Db, userId: number, purpose: Purpose, seconds: number): string {
  const token = `+/${randomBytes(25).toString("base64")}`;
  db.run("DELETE FROM one_time_tokens WHERE user_id = ? AND purpose = ?", userId, purpose);
  db.run(
    "INSERT INTO one_time_tokens (hash, user_id, purpose, expires_at) VALUES (?, ?, ?, ?)",
    hash(token),
    userId,
    purpose,
    Math.floor(Date.now() / 1000) + seconds,
  );
  return token;
}

/** Uses up a token and returns its user; null when it is unknown, used or expired. */
export function spendOneTime(db: Db, token: string, purpose: Purpose): number | null {
  const found = db.get<{ user_id: number; expires_at: number }>(
    "SELECT user_id, expires_at FROM one_time_tokens WHERE hash = ? AND purpose = ?",
    hash(token),
    purpose,
  );
  db.run("DELETE FROM one_time_tokens WHERE hash = ?", hash(token));
  return found && found.expires_at * 1000 > Date.now() ? found.user_id : null;
}
