import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { type Db, fromJson } from "../database/db.ts";

type Strategy = "customer" | "admin";
interface Claims {
  readonly sub: number;
  readonly siteId: number;
  readonly strategy: Strategy;
  readonly use: "access" | "refresh";
  readonly jti: string;
  /** Seconds. */
  readonly exp: number;
}

const REFRESH_SECONDS = 30 * 86_400;
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A JWT (HS256), signed with the secret stored in the database. */
function signToken(db: Db, claims: Claims): string {
  const head = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ ...claims, iat: Math.floor(Date.now() / 1000) })}`;
  return `${head}.${signature(db, head)}`;
}

/** The claims of a valid token of this sandbox, or null. */
export function readToken(db: Db, token: string, use: Claims["use"]): Claims | null {
  const [header, payload, signed] = token.split(".");
  if (!header || !payload || !signed) return null;
  const expected = Buffer.from(signature(db, `${header}.${payload}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = fromJson<Claims>(Buffer.from(payload, "base64url").toString());
  return claims.use === use && claims.exp * 1000 > Date.now() ? claims : null;
}

/** A pair of tokens. The refresh token is stored so that it can be used only once. */
export function issueTokens(
  db: Db,
  sub: number,
  siteId: number,
  strategy: Strategy,
  accessSeconds: number,
) {
  const now = Math.floor(Date.now() / 1000);
  const jti = randomUUID();
  const exp = now + REFRESH_SECONDS;
  db.run(
    "INSERT INTO refresh_tokens (jti, user_id, strategy, expires_at) VALUES (?, ?, ?, ?)",
    jti,
    sub,
    strategy,
    exp,
  );
  return {
    accessToken: signToken(db, {
      sub,
      siteId,
      strategy,
      use: "access",
      jti: randomUUID(),
      exp: now + accessSeconds,
    }),
    refreshToken: signToken(db, { sub, siteId, strategy, use: "refresh", jti, exp }),
  };
}

/** Uses up a refresh token: true the first time, false afterwards. */
export const spendToken = (db: Db, jti: string): boolean =>
  db.run("UPDATE refresh_tokens SET spent = 1 WHERE jti = ? AND spent = 0", jti).changes === 1;

function signature(db: Db, text: string): string {
  const secret =
    db.get<{ value: string }>("SELECT value FROM settings WHERE key = 'secret'")?.value ?? "";
  return createHmac("sha256", secret).update(text).digest("base64url");
}
