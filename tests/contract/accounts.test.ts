import { beforeAll, describe, expect, it } from "vitest";
import { expiryOf } from "#lib/gateway/auth/jwt.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { seed } from "#sandbox/seed/index.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect, outcome } from "./client.ts";

mountSandbox();
const customer =
  seed.users.find(({ isBackofficeUser }) => !isBackofficeUser) ??
  expect.fail("no customer in the seed");
const staff =
  seed.users.find(({ isBackofficeUser }) => isBackofficeUser) ??
  expect.fail("no staff in the seed");

let shop: Client;
beforeAll(async () => {
  shop = await connect();
});

const login = (user: { email: string; password: string }, admin = false) =>
  shop.send(calls.login, {
    input: { username: user.email, password: user.password, apiKey: shop.site.apiKey },
    headers: admin ? { strategy: "admin" } : {},
  });
async function tokenOf(
  user: typeof customer,
): Promise<{ accessToken: string; refreshToken: string }> {
  const result = await login(user, user.isBackofficeUser);
  return result.ok ? result.data.tokens : expect.fail(outcome(result));
}

describe("customers", () => {
  it("log in, are recognised and renewed once", async () => {
    const { accessToken, refreshToken } = await tokenOf(customer);
    expect(expiryOf(accessToken)).toBeGreaterThan(Date.now() / 1000);
    expect((await shop.get(calls.user.web.profile, { accessToken })).email).toBe(customer.email);
    const { tokens } = await shop.get(calls.refresh, { refreshToken });
    expect(
      (await shop.get(calls.user.web.profile, { accessToken: tokens.accessToken })).email,
    ).toBe(customer.email);
    expect(outcome(await shop.send(calls.refresh, { refreshToken }))).toMatch(/^401/);
  });

  it("are refused with the contract's messages", async () => {
    expect(outcome(await login({ ...customer, password: "wrong-password" }))).toBe(
      "401 Unknown username or password!",
    );
    expect(outcome(await shop.send(calls.user.web.profile, { accessToken: "no.token" }))).toMatch(
      /^401/,
    );
    const details = { firstName: "A", lastName: "B" };
    const input = {
      email: customer.email,
      details,
      username: customer.email,
      password: "12345678",
    };
    expect(outcome(await shop.send(calls.user.web.register, { input }))).toBe(
      "409 User already exist.",
    );
  });

  it("store addresses", async () => {
    const { accessToken } = await tokenOf(customer);
    const input = {
      type: "other",
      firstName: "A",
      lastName: "B",
      contactEmail: "a@b.test",
      contactPhone: "1",
      country: "HR",
      city: "Split",
      street: "Riva",
      houseNumber: "2",
      zipCode: "21000",
    } as const;
    const { id } = await shop.get(calls.user.web.address.create, { accessToken, input });
    expect(
      outcome(
        await shop.send(calls.user.web.address.update, {
          accessToken,
          params: { id: id ?? 0 },
          input: { city: "Zadar" },
        }),
      ),
    ).toBe("200");
    const { addresses } = await shop.get(calls.user.web.profile, { accessToken });
    expect(addresses.some(({ city }) => city === "Zadar")).toBe(true);
    expect(outcome(await shop.send(calls.ecommerce.cart.getAbandoned, { accessToken }))).toMatch(
      /^(200|404)/,
    );
  });
});

describe("staff", () => {
  it("have a login and a profile of their own", async () => {
    const { accessToken } = await tokenOf(staff);
    expect((await shop.get(calls.user.profile, { accessToken })).isBackofficeUser).toBe(true);
    const { accessToken: other } = await tokenOf(customer);
    expect(outcome(await shop.send(calls.user.profile, { accessToken: other }))).toMatch(/^403/);
    await shop.send(calls.settings.general.user, {
      accessToken,
      input: { group: "admin", key: "globalLanguage" },
    });
  });

  it("are the only ones who can change an element", async () => {
    const { accessToken } = await tokenOf(staff);
    const [element] = await shop.get(calls.cms.element.getByHandlers, {
      input: { handlers: ["footer-section"] },
    });
    const { id, meta } = element ?? expect.fail("no footer");
    const input = { meta: { ...meta, copyright: "© changed" } };
    expect(outcome(await shop.send(calls.cms.element.update, { params: { id }, input }))).toMatch(
      /^40[13]/,
    );
    expect(
      (await shop.get(calls.cms.element.update, { accessToken, params: { id }, input })).meta
        .copyright,
    ).toBe("© changed");
    const made = await shop.get(calls.cms.element.create, {
      accessToken,
      input: {
        title: "New",
        handler: "page-section:homepage",
        type: "static-element",
        language_code: "hr",
        meta: { title: "Novo" },
        options: { component: "text" },
        parts: [],
      },
    });
    expect(made.meta.title).toBe("Novo");
  });
});
