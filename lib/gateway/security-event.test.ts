import { beforeEach, expect, it, vi } from "vitest";
import { socialCookie } from "#lib/gateway/auth/social-state.ts";
import { backend, requestOf, send } from "#tests/backends/gateway.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";
import { watchSecurityLines } from "#tests/factories/security-lines.ts";
import { resetLimits } from "./counters.ts";
import { logSecurityEvent, resetSecurityEvents } from "./security-event.ts";
import { login, socialLogin } from "./session-routes.ts";

beforeEach(() => {
  resetLimits();
  resetSecurityEvents();
});

const request = (route: string, body: object, cookie = "") =>
  requestOf(`session/${route}`, { headers: { cookie }, body });
const logIn = (username: string) =>
  login(request("login", { username, password: "secret-of-ana" }));

it("a failed login is one line, its name a hash that is the same for the same name", async () => {
  backend(() => failure(401, "Unknown username or password!"));
  const lines = watchSecurityLines();
  for (const name of ["ana@example.com", "Ana@example.com", "iva@example.com"]) await logIn(name);
  expect(lines()).toMatchObject(Array(3).fill({ event: "login", site: "shop.test", status: 401 }));
  const [first, same, other] = lines().map(({ name }) => name);
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  expect([same === first, other === first]).toEqual([true, false]);
  expect(JSON.stringify(lines())).not.toMatch(/example|secret/);
});

it("a refused origin and a reached limit are one line each", async () => {
  backend(() => failure(401, "no"));
  const lines = watchSecurityLines();
  await send("ecommerce/cart/getCart", { headers: { "sec-fetch-site": "cross-site" } });
  for (let n = 0; n < 31; n++) await logIn("ana@example.com");
  const seen = lines().map(({ event, status }) => `${event} ${status}`);
  expect([seen[0], seen.at(-1)]).toEqual(["origin 403", "limit 429"]);
});

it("does not let an attack fill the disk, and looks again a minute later", () => {
  backend(() => data({}));
  const lines = watchSecurityLines();
  for (let n = 0; n < 100; n++) logSecurityEvent("origin", { status: 403 }, 1_000_000);
  expect(lines()).toHaveLength(60);
  logSecurityEvent("origin", { status: 403 }, 1_060_001);
  expect(lines()).toHaveLength(61);
});

it("says how many lines it left out: with the next one, and by itself a minute after the first", () => {
  vi.useFakeTimers();
  backend(() => data({}));
  watchSecurityLines();
  const written = vi.mocked(process.stdout.write);
  const leftOut = () =>
    written.mock.calls
      .map(([line]) => JSON.parse(String(line)))
      .filter(({ kind }) => kind === "securityLeftOut")
      .map(({ event, count }) => `${event} ${count}`);
  for (let n = 0; n < 100; n++) logSecurityEvent("origin", { status: 403 });
  expect(leftOut()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(leftOut()).toEqual(["origin 40"]);
  logSecurityEvent("origin", { status: 403 });
  for (let n = 0; n < 61; n++) logSecurityEvent("limit", { status: 429 }, 1_000_000);
  logSecurityEvent("limit", { status: 429 }, 1_060_001);
  expect(leftOut()).toEqual(["origin 40", "limit 1"]);
  vi.useRealTimers();
});

it("a provider's login is one line where it was not begun here, and where the provider's word is refused", async () => {
  backend(() => failure(401, "no"));
  const lines = watchSecurityLines();
  const returned = { provider: "google", code: "c", state: "s" };
  await socialLogin(request("social", returned));
  expect(lines()).toMatchObject([{ event: "socialLogin", status: 403, site: "shop.test" }]);
  const begun = await socialCookie({ siteId: 7, provider: "google", state: "s" }, false);
  await socialLogin(request("social", returned, begun.split(";")[0]));
  expect(lines().slice(1)).toMatchObject([{ event: "login", status: 401, site: "shop.test" }]);
});
