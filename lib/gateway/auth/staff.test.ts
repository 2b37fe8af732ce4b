import { expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { BackendFault } from "#lib/shop/api/errors.ts";
import { getSite } from "#lib/web/site/get-site.ts";
import {
  data,
  failure,
  type Stub,
  stubBackend,
  tokenFor,
  withSite,
} from "#tests/backends/stub-backend.ts";
import { cookiesOf } from "./cookies.ts";
import { getStaff } from "./get-staff.ts";
import { sendInSession } from "./send-in-session.ts";
import { needsRenewal, openSession } from "./session.ts";
import { signStaffHint } from "./staff-hint.ts";

const token = tokenFor("staff", 600);
const cookies = (value: string) => cookiesOf(new Headers({ cookie: value }));
const user = { id: 1, email: "s@shop.test", isBackofficeUser: true };

let asked: Request[] = [];
async function staffOf(stub: Stub, tokens = `accessToken=${token}`) {
  asked = stubBackend(withSite(stub));
  const cookie = `${tokens}; staff=${await signStaffHint(7)}`;
  const site = (await getSite("shop.test")) ?? expect.fail("no site");
  return getStaff(site, cookies(cookie));
}

it("asks the backend who is logged in", async () => {
  expect(await staffOf(() => data(user))).toMatchObject({ email: "s@shop.test" });
  const names = ["accesstoken", "store", "language"];
  expect(names.map((name) => asked.at(-1)?.headers.get(name))).toEqual([token, "71", "hr"]);
  expect(await staffOf(() => data({ ...user, isBackofficeUser: false }))).toBeNull();
  expect(await staffOf(() => failure(403, "no"))).toBeNull();
  expect(await staffOf(() => data(user), "")).toBeNull();
});

it("does not treat a missing answer as a refusal", async () => {
  await expect(staffOf(() => Promise.reject(new TypeError("down")))).rejects.toBeInstanceOf(
    BackendFault,
  );
  await expect(staffOf(() => failure(500, "broken"))).rejects.toBeInstanceOf(BackendFault);
});

it("tells when a visitor's session must be renewed first", () => {
  const old = tokenFor("old", -10);
  expect(needsRenewal(cookies(`accessToken=${old}; refreshToken=r`))).toBe(true);
  expect(needsRenewal(cookies("refreshToken=r"))).toBe(true);
  expect(needsRenewal(cookies(`accessToken=${token}; refreshToken=r`))).toBe(false);
  expect(needsRenewal(cookies(`accessToken=${old}`))).toBe(false);
});

it("sends a call with the session's token, for the site and in the language of what is visited", async () => {
  const requests = stubBackend(withSite(() => data(user)));
  const site = { apiKey: "CANARY-KEY", siteId: 7, locale: "en", secure: false };
  const session = await openSession(cookies(`accessToken=${token}`), site);
  const sent = await sendInSession(calls.user.profile, session, site, {
    storeId: 72,
    locale: "en",
  });
  expect(sent).toMatchObject({ result: { ok: true }, setCookies: [], hasEnded: false });
  const names = ["accesstoken", "store", "language", "site"];
  expect(names.map((name) => requests.at(-1)?.headers.get(name))).toEqual([token, "72", "en", "7"]);
});
