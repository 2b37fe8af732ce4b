import { beforeEach, expect, it } from "vitest";
import { backend, requestOf } from "#tests/backends/gateway.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { forgotStaffPassword, setStaffPassword } from "./staff-password-routes.ts";

beforeEach(resetLimits);

it("asks the backend for the link with the strategy of staff", async () => {
  const seen: { strategy: string | null; body: unknown }[] = [];
  backend(async (request) => {
    seen.push({ strategy: request.headers.get("strategy"), body: await request.clone().json() });
    return data({});
  });
  const answer = await forgotStaffPassword(
    requestOf("session/forgot", { body: { email: "vera@shop.test" } }),
  );
  expect(answer.status).toBe(200);
  expect(seen).toEqual([{ strategy: "admin", body: { email: "vera@shop.test" } }]);
});

it("sets the password by the token, and answers what the backend refuses", async () => {
  backend(async (request) => {
    const { token } = (await request.json()) as { token: string };
    return token === "good" ? data({}) : failure(404, "The link was used already.");
  });
  const set = (body: unknown) => setStaffPassword(requestOf("session/set-password", { body }));
  expect((await set({ token: "good", password: "new-password" })).status).toBe(200);
  expect((await set({ token: "old", password: "new-password" })).status).toBe(404);
  expect((await set({ token: "good", password: "short" })).status).toBe(422);
});

it("counts every e-mail that is asked for", async () => {
  backend(() => data({}));
  const ask = () =>
    forgotStaffPassword(requestOf("session/forgot", { body: { email: "vera@shop.test" } }));
  let last = 200;
  for (let count = 0; count < 41 && last === 200; count += 1) last = (await ask()).status;
  expect(last).toBe(429);
});
