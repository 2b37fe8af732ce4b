import { expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { backend, requestOf } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { login } from "./session-routes.ts";

const credentials = { username: "ana@example.com", password: "secret-of-ana", admin: true };
const tokens = { accessToken: tokenFor("a", 600), refreshToken: "r" };
const customer = { id: 1, email: credentials.username, isBackofficeUser: false };

it.each([
  ["a wrong password", () => failure(401, "Unknown username or password!"), 401],
  ["a customer", () => data({ tokens, user: customer }), 403],
])("a refused login of staff is seen in the log, without the name: %s", async (_, stub, status) => {
  backend(stub);
  vi.stubEnv("LOG_LEVEL", "warn");
  resetSettings();
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await login(requestOf("session/login", { body: credentials }));
  const line = String(written.mock.lastCall?.[0]);
  expect(JSON.parse(line)).toMatchObject({ kind: "staffLogin", site: "shop.test", status });
  expect(line).not.toMatch(/ana/);
});

it("a login of staff is seen in the log, with the e-mail only as a signature", async () => {
  backend(() => data({ tokens, user: { ...customer, isBackofficeUser: true } }));
  vi.stubEnv("LOG_LEVEL", "info");
  resetSettings();
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  for (const username of [credentials.username, "ANA@example.com", "vera@example.com"])
    await login(requestOf("session/login", { body: { ...credentials, username } }));
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ kind: "staffLogin", site: "shop.test", status: 200 });
  expect(lines[1].name).toBe(lines[0].name);
  expect(lines[2].name).not.toBe(lines[0].name);
  expect(JSON.stringify(lines)).not.toMatch(/ana|vera/i);
});

it("a login of a customer is seen in the log too, without the name", async () => {
  backend(() => data({ tokens, user: customer }));
  vi.stubEnv("LOG_LEVEL", "info");
  resetSettings();
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await login(requestOf("session/login", { body: { ...credentials, admin: false } }));
  const line = String(written.mock.lastCall?.[0]);
  expect(JSON.parse(line)).toMatchObject({ kind: "login", site: "shop.test", status: 200 });
  expect(line).not.toMatch(/ana/);
});
