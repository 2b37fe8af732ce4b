import { accountById, accountByName, toUser } from "../../domain/accounts.ts";
import { Failure, forbidden } from "../../domain/failure.ts";
import { isPassword } from "../../domain/hash-passwords.ts";
import { issueTokens, readToken, spendToken } from "../../domain/tokens.ts";
import { route } from "../../http/call.ts";
import { text } from "../../http/input.ts";

/** Login and renewal (`docs/contract.md §3`). Customers and staff are two sets: each has its own strategy. */
export const login = [
  route(
    "POST",
    "v1/login",
    async (call) => {
      const { db, site, body, headers } = call;
      if (body.apiKey !== undefined && body.apiKey !== site.apiKey)
        throw forbidden("The apiKey is missing or unknown.");
      const admin = headers.get("strategy") === "admin";
      const account = accountByName(db, site.siteId, text(body, "username"), admin);
      if (!account || !isPassword(text(body, "password"), account.password)) {
        throw new Failure(401, admin ? "INVALID_LOGIN" : "Unknown username or password!");
      }
      if (!account.verified) throw new Failure(401, "INVALID_LOGIN");
      const tokens = await issueTokens(
        db,
        account.id,
        site.siteId,
        admin ? "admin" : "customer",
        call.tokenSeconds,
      );
      return { tokens, user: toUser(db, account) };
    },
    { storeless: true, failureStyle: "message" },
  ),
  route(
    "GET",
    "v1/refresh",
    async (call) => {
      const { db, site } = call;
      const claims = await readToken(db, call.headers.get("refreshToken") ?? "", "refresh");
      const account =
        claims?.siteId === site.siteId ? accountById(db, site.siteId, claims.sub) : null;
      if (!claims || !account || !spendToken(db, claims.jti))
        throw new Failure(401, "The refresh token is not valid or was used.");
      return {
        tokens: await issueTokens(db, account.id, site.siteId, claims.strategy, call.tokenSeconds),
      };
    },
    { storeless: true },
  ),
];
