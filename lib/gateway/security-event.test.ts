import { beforeEach, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/config/settings.ts";
import { backend, ORIGIN, send } from "#tests/msw/gateway.ts";
import { data, failure } from "#tests/msw/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { logSecurityEvent, resetSecurityEvents } from "./security-event.ts";
import { login } from "./session-routes.ts";

beforeEach(() => {
  resetLimits();
  resetSecurityEvents();
});

/** The lines written from now on. */
function watchLog() {
  vi.stubEnv("LOG_LEVEL", "warn");
  resetSettings();
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  return () =>
    written.mock.calls
      .map(([line]) => JSON.parse(String(line)))
      .filter(({ kind }) => kind === "security");
}

const logIn = (username: string) =>
  login(
    new Request(`${ORIGIN}/api/session/login`, {
      method: "POST",
      headers: {
        host: "shop.test:3000",
        "sec-fetch-site": "same-origin",
        "x-requested-with": "baseline",
        "content-type": "application/json",
      },
      body: JSON.stringify({ username, password: "secret-of-ana" }),
    }),
  );

it("a failed login is one line, its name a hash that is the same for the same name", async () => {
  backend(() => failure(401, "Unknown username or password!"));
  const lines = watchLog();
  for (const name of ["ana@example.com", "Ana@example.com", "iva@example.com"]) await logIn(name);
  expect(lines()).toMatchObject(Array(3).fill({ event: "login", site: "shop.test", status: 401 }));
  const [first, same, other] = lines().map(({ name }) => name);
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect([same === first, other === first]).toEqual([true, false]);
  expect(JSON.stringify(lines())).not.toMatch(/example|secret/);
});

it("a refused origin and a reached limit are one line each", async () => {
  backend(() => failure(401, "no"));
  const lines = watchLog();
  await send("ecommerce/cart/getCart", { headers: { "sec-fetch-site": "cross-site" } });
  for (let n = 0; n < 31; n++) await logIn("ana@example.com");
  const seen = lines().map(({ event, status }) => `${event} ${status}`);
  expect([seen[0], seen.at(-1)]).toEqual(["origin 403", "limit 429"]);
});

it("does not let an attack fill the disk, and looks again a minute later", () => {
  backend(() => data({}));
  const lines = watchLog();
  for (let n = 0; n < 100; n++) logSecurityEvent("origin", { status: 403 }, 1_000_000);
  expect(lines()).toHaveLength(60);
  logSecurityEvent("origin", { status: 403 }, 1_060_001);
  expect(lines()).toHaveLength(61);
});
