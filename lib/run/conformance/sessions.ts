import { calls } from "#lib/shop/api/calls/index.ts";
import { type Kit, refused, request, succeeded } from "./kit.ts";

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Logs a customer or a member of staff in: two sets of people (docs/contract.md §3.1). */
function logIn(kit: Kit, { username, password }: Login, isStaff: boolean) {
  const { apiKey } = kit.place.site;
  return kit.ask(calls.login, {
    input: { username, password, apiKey },
    ...(isStaff && { headers: { strategy: "admin" } }),
  });
}

/** Whether a customer's session begins, is renewed once, and belongs to them. */
export async function tryCustomer(kit: Kit, login: Login): Promise<void> {
  const { profile } = calls.user.web;
  const answer = await logIn(kit, login, false);
  const tokens = answer.result.ok ? answer.result.data.tokens : null;
  await kit.check(
    {
      call: calls.login,
      says: "a customer gets tokens for name and password (docs/contract.md §3.1)",
      seen: "nobody can log in",
    },
    async () => succeeded(request(calls.login, login), answer),
  );
  await kit.check(
    {
      call: calls.login,
      says: "a wrong password is 401 (docs/contract.md §3.1)",
      seen: "an error instead of the message about name and password",
    },
    async () => {
      const wrong = { ...login, password: "not-the-password" };
      return refused(`${request(calls.login, wrong)} (wrong)`, await logIn(kit, wrong, false), 401);
    },
  );
  if (!tokens) return;
  await kit.check(
    {
      call: profile,
      says: "the profile is that of the token's customer (docs/contract.md §3.2)",
      seen: "somebody else's name, addresses and orders",
    },
    async () => {
      const mine = await kit.ask(profile, { accessToken: tokens.accessToken });
      if (!mine.result.ok) return succeeded(request(profile), mine);
      const { email, username } = mine.result.data;
      const isMine = [email, username].some(
        (name) => name.toLowerCase() === login.username.toLowerCase(),
      );
      return isMine ? null : { asked: request(profile), came: "the profile of another customer" };
    },
  );
  const { web: call } = calls.document.document.filter;
  await kit.check(
    {
      call,
      says: "a customer's orders are a list (docs/contract.md §3.8)",
      seen: "no orders in the account",
    },
    async () => {
      const input = { page: 1, limit: 10, stores: [kit.place.storeId] };
      const { accessToken } = tokens;
      return succeeded(request(call, input), await kit.ask(call, { input, accessToken }));
    },
  );
  await tryRenewal(kit, tokens);
}

async function tryRenewal(
  kit: Kit,
  { refreshToken }: { readonly refreshToken: string },
): Promise<void> {
  const asked = request(calls.refresh);
  const renewed = await kit.ask(calls.refresh, { refreshToken });
  await kit.check(
    {
      call: calls.refresh,
      says: "`refresh` answers new tokens, and they are good for a call (docs/contract.md §3.1)",
      seen: "customers are logged out every few minutes",
    },
    async () => {
      if (!renewed.result.ok) return succeeded(asked, renewed);
      const { accessToken } = renewed.result.data.tokens;
      return succeeded(
        `${request(calls.user.web.profile)} with the new token`,
        await kit.ask(calls.user.web.profile, { accessToken }),
      );
    },
  );
  await kit.check(
    {
      call: calls.refresh,
      says: "the old refresh token is spent: 401 or 403 (docs/contract.md §3.1)",
      seen: "nothing, but a stolen token works for ever",
    },
    async () =>
      renewed.result.ok
        ? refused(
            `${asked} with a spent token`,
            await kit.ask(calls.refresh, { refreshToken }),
            401,
            403,
          )
        : "the token could not be renewed",
  );
}

/** Whether two people who edit one element learn about each other. Writes the title that it already has. */
export async function tryStaff(kit: Kit, login: Login, handler: string): Promise<void> {
  const { element } = calls.cms;
  const answer = await logIn(kit, login, true);
  await kit.check(
    {
      call: calls.login,
      says: "staff log in with the header `strategy: admin` (docs/contract.md §3.1)",
      seen: "nobody can edit the site",
    },
    async () => succeeded(`${request(calls.login, login)} with strategy: admin`, answer),
  );
  if (!answer.result.ok) return;
  const { accessToken } = answer.result.data.tokens;
  const read = await kit.ask(element.getByHandlers, { input: { handlers: [handler] } });
  const found = read.result.ok ? read.result.data[0] : undefined;
  const now = found && (await kit.ask(element.get, { params: { id: found.id }, accessToken }));
  const etag = now?.headers?.get("etag");
  const save = (headers: Readonly<Record<string, string>>, token?: string) =>
    kit.ask(element.update, {
      params: { id: found?.id ?? 0 },
      input: { title: found?.title ?? "" },
      headers,
      ...(token && { accessToken: token }),
    });
  const why = found
    ? "the backend does not offer `elementGet`, or answers without an `ETag`"
    : `the site has no ${handler}`;
  await kit.check(
    {
      call: element.update,
      says: "a change without a member of staff's token is 401 or 403 (docs/contract.md §1.6)",
      seen: "nothing, but anybody can change the site",
    },
    async () =>
      found ? refused(`${request(element.update)} without a token`, await save({}), 401, 403) : why,
  );
  await kit.check(
    {
      call: element.update,
      says: "a change of an element that was saved meanwhile is 412 (docs/contract.md §5.15)",
      seen: "the work of one editor overwritten by another, without a word",
    },
    async () =>
      etag
        ? refused(
            `${request(element.update)} with an If-Match that is out of date`,
            await save({ "If-Match": '"out-of-date"' }, accessToken),
            412,
          )
        : why,
  );
  await kit.check(
    {
      call: element.update,
      says: "a change with the element's own `ETag` is taken (docs/contract.md §5.15)",
      seen: "nothing can be published",
    },
    async () =>
      etag
        ? succeeded(
            `${request(element.update)} with the element's If-Match`,
            await save({ "If-Match": etag }, accessToken),
          )
        : why,
  );
}
