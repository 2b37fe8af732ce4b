import { calls } from "#lib/shop/api/calls/index.ts";
import { type Kit, refused, request } from "./kit.ts";

const NOBODY = "no-such-thing-0000";

/** Whether a backend refuses what it has to refuse, with the statuses of the contract. */
export async function tryErrors(kit: Kit): Promise<void> {
  const { site, storeId, currencyId } = kit.place;

  await kit.check(
    {
      call: calls.v2.domainDetect,
      says: "an unknown host is 404 (docs/contract.md §2.1)",
      seen: "another shop under a stranger's address",
    },
    async () => {
      const headers = { Referer: "https://nobody.invalid/" };
      const answer = await kit.ask(calls.v2.domainDetect, { headers });
      return refused(
        `${request(calls.v2.domainDetect)} with Referer https://nobody.invalid/`,
        answer,
        404,
      );
    },
  );

  await kit.check(
    {
      call: calls.commons,
      says: "a call without the site's key is refused: 401 or 403 (docs/contract.md §1.2)",
      seen: "nothing, but anybody can read and write the shop's data",
    },
    async () => {
      const wrong = { apiKey: "not-the-key", siteId: site.siteId };
      const input = { language: kit.place.locale };
      const answer = await kit.ask(calls.commons, { input, site: wrong });
      return refused(`${request(calls.commons, input)} with a wrong apiKey`, answer, 401, 403);
    },
  );

  await kit.check(
    {
      call: calls.product.web.get,
      says: "a product that is not there is 404 (docs/contract.md §4.2)",
      seen: "an error page, or an empty product, where the page should say that there is none",
    },
    async () => {
      const input = { slug: NOBODY, store: storeId, currency: currencyId };
      return refused(
        request(calls.product.web.get, input),
        await kit.ask(calls.product.web.get, { input }),
        404,
      );
    },
  );

  await kit.check(
    {
      call: calls.cms.finder.decide,
      says: "a path that leads nowhere is `none`, not an error (docs/contract.md §5.1)",
      seen: "an error page instead of the page that says that there is none",
    },
    async () => {
      const input = { params: [NOBODY] };
      const answer = await kit.ask(calls.cms.finder.decide, { input });
      if (answer.result.ok)
        return answer.result.data.type === "none"
          ? null
          : {
              asked: request(calls.cms.finder.decide, input),
              came: `the type ${answer.result.data.type}`,
            };
      return refused(request(calls.cms.finder.decide, input), answer, 404);
    },
  );

  await kit.check(
    {
      call: calls.user.web.profile,
      says: "a token that is not valid is 401 (docs/contract.md §1.6)",
      seen: "a login that never ends, or somebody else's account",
    },
    async () => {
      const answer = await kit.ask(calls.user.web.profile, { accessToken: "not.a.token" });
      return refused(
        `${request(calls.user.web.profile)} with a token that is not valid`,
        answer,
        401,
      );
    },
  );
}
