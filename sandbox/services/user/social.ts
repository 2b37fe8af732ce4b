import { accountById, toUser } from "../../domain/accounts.ts";
import { badRequest, Failure, invalid } from "../../domain/failure.ts";
import { spendOneTime } from "../../domain/one-time.ts";
import { issueTokens } from "../../domain/tokens.ts";
import { type Call, route } from "../../http/call.ts";
import { argument, text } from "../../http/input.ts";

/** Login by a provider (`docs/contract.md §3`). The provider is a page of the sandbox (`pages/social.ts`). */
export const social = [
  route(
    "GET",
    "v1/user/social/redirect-login",
    (call) => {
      const provider = knownProvider(call, argument(call, "provider"));
      const back = argument(call, "redirectURL");
      if (!/^https?:\/\//.test(back) || !URL.canParse(back))
        throw invalid("redirectURL is not an address.");
      const url = new URL("/_sandbox/social", call.origin);
      url.search = new URLSearchParams({
        provider,
        site: String(call.site.siteId),
        redirect: back,
        state: crypto.randomUUID(),
      }).toString();
      return { url: url.href };
    },
    { storeless: true },
  ),
  route(
    "POST",
    "v1/user/social/oauth",
    async (call) => {
      const { db, site, body, tokenSeconds } = call;
      knownProvider(call, text(body, "provider"));
      text(body, "state");
      const userId = spendOneTime(db, text(body, "code"), "social");
      const account = userId === null ? null : accountById(db, site.siteId, userId);
      if (!account) throw new Failure(401, "INVALID_LOGIN");
      return {
        tokens: await issueTokens(db, account.id, site.siteId, "customer", tokenSeconds),
        user: toUser(db, account),
      };
    },
    { storeless: true, failureStyle: "message" },
  ),
];

/** The site's CMS option `SocialProviders` lists its providers. */
function knownProvider({ site }: Call, name: string): string {
  const names = String(site.options.SocialProviders ?? "")
    .split(",")
    .map((one) => one.trim());
  if (name === "" || !names.includes(name)) throw badRequest("The site has no such provider.");
  return name;
}
