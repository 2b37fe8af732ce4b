import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { handleStaffRoute } from "#lib/staff/handle-route.ts";
import { staffRoutes } from "#lib/staff/staff-routes.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data, failure, stubBackend, tokenFor, withSite } from "#tests/backends/stub-backend.ts";

/** Every route of the administration and of the editor, by its path below `/api`. */
const ROUTES = Object.keys(staffRoutes);

/** Everybody who isn't staff, with the backend's answer about them. */
const OTHERS = [
  ["a guest", "", failure(401, "no")],
  ["a customer", `accessToken=${tokenFor("a", 600)}; loggedIn=1`, customer()],
  [
    "a customer who calls themselves staff",
    `accessToken=${tokenFor("a", 600)}; isStaff=1; staff=9.7.x`,
    customer(),
  ],
] as const;

function customer(): Response {
  return data({ ...STAFF, isBackofficeUser: false });
}

beforeEach(resetLimits);

it("knows the routes", () => {
  expect(ROUTES.length).toBeGreaterThan(30);
});

describe.each(ROUTES)("/api/%s", (path) => {
  it.each(
    OTHERS,
  )("gives nothing to %s, and asks the backend for nothing else", async (_, cookie, profile) => {
    const asked: string[] = [];
    stubBackend(
      withSite(({ url }) => {
        asked.push(new URL(url).pathname);
        return url.endsWith("/user/profile") ? profile.clone() : data({ secret: "CANARY" });
      }),
    );
    const answer = await handleStaffRoute(await staffRequest(path, {}, { cookie }));
    // A body that no route accepts may be refused before the sender is checked.
    expect([401, 403, 422]).toContain(answer.status);
    expect(await answer.text()).not.toContain("CANARY");
    expect(asked.filter((one) => !one.endsWith("/user/profile"))).toEqual([]);
  });
});
