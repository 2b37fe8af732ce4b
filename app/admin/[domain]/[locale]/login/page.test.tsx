import { isValidElement } from "react";
import { expect, it, vi } from "vitest";
import { AdminLogin } from "#components/staff/admin/admin-login.tsx";
import { EndSession } from "#components/staff/admin/frame/end-session.tsx";
import { signStaffHint } from "#lib/gateway/auth/staff-hint.ts";
import { data, failure, stubBackend, tokenFor, withSite } from "#tests/backends/stub-backend.ts";
import AdminLoginPage from "./page.tsx";

const sent = vi.hoisted(() => ({ cookie: "" }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ cookie: sent.cookie }) }));
vi.mock("#components/staff/admin/open-admin.ts");

const props = {
  params: Promise.resolve({ domain: "shop.test", locale: "hr" }),
  searchParams: Promise.resolve({}),
};

/** The components that the page is made of, as the backend answers staff's profile. */
async function shown(profile: () => Response): Promise<readonly unknown[]> {
  stubBackend(
    withSite(({ url }) => (url.endsWith("/user/profile") ? profile() : failure(404, "no"))),
  );
  sent.cookie = `accessToken=${tokenFor("a", 600)}; staff=${await signStaffHint(7)}`;
  const { children } = (await AdminLoginPage(props)).props;
  return children.flatMap((child: unknown) => (isValidElement(child) ? [child.type] : []));
}

it("ends a session that the backend refuses, once, and asks for the login", async () => {
  expect(await shown(() => failure(403, "no"))).toEqual([EndSession, AdminLogin]);
});

it.each([
  ["a token that has expired", () => failure(401, "no")],
  ["a customer", () => data({ id: 3, email: "a@b.test", isBackofficeUser: false })],
])("ends no session of %s", async (_, profile) => {
  expect(await shown(profile)).toEqual([AdminLogin]);
});
