import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";

/** A low cost, because this is a stand-in and every site of the seed hashes its users at start. */
const COST = { N: 4096, r: 8, p: 1 };
const hashed = new Map<string, string>();

/** `salt:hash` in hex. The same password is hashed once per process, which keeps tests fast. */
export function hashPassword(password: string): string {
  const cached = hashed.get(password);
  if (cached) return cached;
  const salt = randomBytes(16);
  const stored = `${salt.toString("hex")}:${scryptSync(password, salt, 32, COST).toString("hex")}`;
  if (hashed.size < 100) hashed.set(password, stored);
  return stored;
}

export function isPassword(password: string, stored: string | null): boolean {
  const [salt, hash] = (stored ?? "").split(":");
  if (!salt || !hash) return false;
  return timingSafeEqual(
    scryptSync(password, Buffer.from(salt, "hex"), 32, COST),
    Buffer.from(hash, "hex"),
  );
}
