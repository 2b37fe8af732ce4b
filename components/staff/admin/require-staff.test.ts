import { beforeEach, expect, it, vi } from "vitest";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { STAFF } from "#tests/backends/staff.ts";
import { data, failure, stubBackend, tokenFor, withSite } from "#tests/backends/stub-backend.ts";
import { requireStaff } from "./require-staff.ts";

const sent = vi.hoisted(() => ({ cookie: "" }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ cookie: sent.cookie }) }));
vi.mock("next/navigation", () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

const token = tokenFor("a", 600);
const LOGIN = "to /adminLogin?redirect=%2Fadmin%2Fconsent";

/** @param staff logged in as staff, as their browser says it */
async function open(cookie: string, profile: object, staff = false) {
  stubBackend(
    withSite(({ url, headers }) =>
      url.endsWith("/user/profile") && headers.get("accesstoken") === token
        ? data({ ...STAFF, ...profile })
        : failure(401, "no"),
    ),
  );
  sent.cookie = staff ? `${cookie}; staff=${await signStaffHint(7)}` : cookie;
  const context = await getContext({ domain: "shop.test", locale: "hr" });
  return requireStaff(context, { name: "adminConsents" }, {});
}

beforeEach(() => {
  sent.cookie = "";
});

it("lets staff in, as the backend knows them now", async () => {
  expect(await open(`accessToken=${token}`, {}, true)).toMatchObject({ email: STAFF.email });
});

it.each([
  ["a guest", "", {}],
  ["a customer", `accessToken=${token}; loggedIn=1`, { isBackofficeUser: false }],
  [
    "a customer who calls themselves staff",
    `accessToken=${token}; isStaff=1; staff=9.7.x`,
    { isBackofficeUser: false },
  ],
  ["a token that the backend does not know", `accessToken=${tokenFor("other", 600)}`, {}],
])("sends %s to the login, and back after it", async (_, cookie, profile) => {
  await expect(open(cookie, profile)).rejects.toThrow(LOGIN);
});
