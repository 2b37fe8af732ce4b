import { beforeEach, expect, it } from "vitest";
import { backend, send } from "#tests/backends/gateway.ts";
import { data, tokenFor } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";

beforeEach(resetLimits);

const forged = {
  status: "accepted",
  statusTimestamp: "2001-01-01T00:00:00.000Z",
  sourceType: "checkoutForm",
  consents: ["A"],
  user: { userType: "user", email: "victim@example.com" },
};

async function logged(cookie: string) {
  const asked = backend(({ url }) =>
    url.includes("/profile") ? data({ id: 1, email: "ana@example.com" }) : data({}),
  );
  const before = new Date().toISOString();
  const sending = { body: forged, headers: { cookie } };
  expect((await send("gdpr/web/consent/log/create", sending)).status).toBe(200);
  const sent = await asked.at(-1)?.json();
  expect(sent.statusTimestamp >= before).toBe(true);
  return sent.user;
}

it("a guest's consent is a guest's, at the time when it arrives", async () =>
  expect(await logged("")).toEqual({ userType: "guest", email: "victim@example.com" }));

it("a customer's consent has the e-mail of the profile", async () =>
  expect(await logged(`accessToken=${tokenFor("a", 600)}`)).toEqual({
    userType: "user",
    email: "ana@example.com",
  }));
