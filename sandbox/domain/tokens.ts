import { randomUUID } from "node:crypto";
import { sign, verify } from "hono/jwt";
import type { JWTPayload } from "hono/utils/jwt/types";
import type { Db } from "../database/db.ts";

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
const ALGORITHM = "HS256";

const isClaims = (payload: JWTPayload): payload is JWTPayload & Claims =>
  typeof payload.sub === "number" && typeof payload.use === "string";

/** The claims of a valid token of this sandbox, or null. */
export async function readToken(db: Db, token: string, use: Claims["use"]): Promise<Claims | null> {
  const claims = await verify(token, secretOf(db), ALGORITHM).catch(() => null);
  return claims && isClaims(claims) && claims.use === use ? claims : null;
}

/** A pair of tokens. The refresh token is stored so that it can be used only once. */
export async function issueTokens(
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
  const [claims, secret] = [{ sub, siteId, strategy, iat: now }, secretOf(db)];
  const access = { ...claims, use: "access", jti: randomUUID(), exp: now + accessSeconds };
  return {
    accessToken: await sign(access, secret, ALGORITHM),
    refreshToken: await sign({ ...claims, use: "refresh", jti, exp }, secret, ALGORITHM),
  };
}

/** Uses up a refresh token: true the first time, false afterwards. */
export const spendToken = (db: Db, jti: string): boolean =>
  db.run("UPDATE refresh_tokens SET spent = 1 WHERE jti = ? AND spent = 0", jti).changes === 1;

/** The secret of all tokens, which is made with the database. */
const secretOf = (db: Db): string =>
  db.get<{ value: string }>("SELECT value FROM settings WHERE key = 'secret'")?.value ?? "";
