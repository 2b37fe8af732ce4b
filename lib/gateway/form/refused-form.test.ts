import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend } from "#tests/backends/gateway.ts";
import { postForm as post } from "#tests/backends/plain-form.ts";
import { data } from "#tests/backends/stub-backend.ts";

beforeEach(resetLimits);

describe("a form on a site that is closed by a password", () => {
  it("is refused with a page that says so and leads to the password", async () => {
    const asked = backend(() => data({}), { options: { PasswordProtection: "open sesame" } });
    const fields = { product: "31", quantity: "1" };
    const host = { host: "shop.password.test" };
    const response = await post("add", fields, { ...host, referer: "http://shop.password.test/x" });
    const page = await response.text();
    expect([response.status, asked.length]).toEqual([403, 0]);
    expect(page).toContain("This form was not sent");
    expect(page).toMatch(/<a href="\/en">Enter the password<\/a>/);
  });
});
