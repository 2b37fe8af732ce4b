import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { welcome } from "./welcome.mjs";

const login = (email: string) => ({ email, password: `${email}-password`, role: "customer" });
const hints = {
  logins: [login("ana@example.com")],
  coupons: [{ code: "TEN", percent: 10, uses: null }],
  memberCards: [],
  own: [
    {
      domain: "velo.localhost",
      logins: [login("maryam@example.com")],
      coupons: [{ code: "RIDE10", percent: 10, uses: null }],
      memberCards: [{ barcode: "629", percent: 8, valid: true }],
    },
  ],
};
const server = createServer((_, answer) => answer.end(JSON.stringify(hints)));
const sandboxOf = () => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeAll(() => new Promise<void>((ready) => server.listen(0, ready)));
afterAll(() => server.close());

it("names every demo site, and the logins and codes of each", async () => {
  const text = await welcome({ port: 3000, sandbox: sandboxOf(), oneSite: false });
  for (const host of [
    "localhost",
    "tenis.localhost",
    "velo.localhost",
    "market.localhost",
    "closed.localhost",
  ])
    expect(text).toContain(`http://${host}:3000`);
  expect(text.indexOf("maryam@example.com")).toBeGreaterThan(text.indexOf("ana@example.com"));
  for (const code of ["TEN", "RIDE10", "629"]) expect(text).toContain(code);
});

it("names no address that leads to another site than it says", async () => {
  const text = await welcome({ port: 3000, sandbox: sandboxOf(), oneSite: true });
  expect(text).toContain("http://localhost:3000");
  expect(text).not.toMatch(/\w\.localhost|maryam/);
});
