import type { Db } from "../database/db.ts";
import type { Site } from "../database/documents.ts";
import { siteByKey } from "../database/sites.ts";
import { type Account, accountById } from "../domain/accounts.ts";
import { isOffered } from "../domain/capabilities.ts";
import { badRequest, Failure, forbidden, notFound } from "../domain/failure.ts";
import { readToken } from "../domain/tokens.ts";
import type { SiteLanguage } from "../seed/text.ts";
import type { Route } from "./call.ts";

interface Caller {
  readonly site: Site;
  readonly language: string;
  readonly storeId: number;
  readonly account: Account | null;
}

/** Checks the headers of a call (`docs/contract.md §1`) and finds out the user, site, store and language. */
export async function admit(db: Db, headers: Headers, route: Route): Promise<Caller> {
  const site = siteByKey(db, headers.get("apiKey") ?? "");
  if (!site) throw forbidden("The apiKey is missing or unknown.");
  if (headers.get("site") !== String(site.siteId))
    throw forbidden("The site does not belong to this apiKey.");
  if (route.capability && !isOffered(db, site, route.capability))
    throw notFound(`This site does not offer ${route.capability}.`);
  const account = await accountOf(db, headers, site);
  const storeId = storeOf(headers, site, route);
  if (route.role) authorise(account, route);
  return { site, storeId, account, language: languageOf(headers, site, storeId) };
}

async function accountOf(db: Db, headers: Headers, site: Site): Promise<Account | null> {
  const token = headers.get("accessToken");
  if (!token) return null;
  const claims = await readToken(db, token, "access");
  const account = claims?.siteId === site.siteId ? accountById(db, site.siteId, claims.sub) : null;
  if (!account) throw new Failure(401, "The access token is not valid or has expired.");
  return account;
}

function storeOf(headers: Headers, site: Site, route: Route): number {
  const sent = headers.get("store");
  if (!sent) {
    if (route.storeless) return 0;
    throw badRequest("The store header is missing.");
  }
  if (!Object.values(site.stores).includes(Number(sent)))
    throw badRequest("The store does not belong to this site.");
  return Number(sent);
}

function authorise(account: Account | null, route: Route): void {
  if (!account) throw new Failure(401, "Log in first.");
  if (route.role === "any") return;
  if (account.backoffice !== (route.role === "staff"))
    throw forbidden("This account may not do that.");
  if (route.scope) requireScope(account, route.scope);
}

/** 403 for staff whose `scopes` do not name this one. */
export function requireScope(account: Account | null, scope: string): void {
  if (account?.scopes && !account.scopes.includes(scope))
    throw forbidden(`The scope ${scope} is missing.`);
}

/** The requested language if the site has it, otherwise the store's, otherwise the site's default. */
function languageOf(headers: Headers, site: Site, storeId: number): string {
  const requested = headers.get("language") ?? "";
  if (site.languages.includes(requested as SiteLanguage)) return requested;
  const stored = Object.entries(site.stores).find(([, id]) => id === storeId)?.[0];
  return stored ?? site.defaultLanguage;
}
