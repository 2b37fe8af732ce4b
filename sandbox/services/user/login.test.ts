import { describe, expect, it } from "vitest";
import { createClient, LOCALHOST, TENIS } from "../../testing/client.ts";

const CUSTOMER = { username: "ana@example.com", password: "password1" };
const STAFF = { username: "staff@example.com", password: "password2" };
const ADMIN = { ...LOCALHOST, strategy: "admin" };

describe("login", () => {
  it("knows customers and staff apart", async () => {
    const client = createClient();
    const login = (body: object, headers?: Record<string, string>) =>
      client.send("POST", "v1/login", body, headers);
    expect((await login(CUSTOMER)).data.user).toMatchObject({
      isBackofficeUser: false,
      details: { firstName: "Ana" },
    });
    expect((await login(STAFF, ADMIN)).data.user.isBackofficeUser).toBe(true);
    const failed = await login({ ...CUSTOMER, password: "wrong-one" });
    expect([failed.status, failed.body]).toEqual([
      401,
      { message: "Unknown username or password!" },
    ]);
    expect((await login(STAFF)).status).toBe(401);
    expect((await login(CUSTOMER, ADMIN)).status).toBe(401);
  });

  it("gives tokens of one site that expire", async () => {
    const client = createClient({ tokenSeconds: -1 });
    const { data } = await client.send("POST", "v1/login", CUSTOMER);
    const profile = (accessToken: string, headers = {}) =>
      client.send("GET", "v1/user/web/profile", undefined, {
        ...LOCALHOST,
        ...headers,
        accessToken,
      });
    expect((await profile(data.tokens.accessToken)).status).toBe(401);
    const lasting = createClient();
    const { tokens } = (await lasting.send("POST", "v1/login", CUSTOMER)).data;
    expect(JSON.parse(atob(tokens.accessToken.split(".")[1])).exp).toBeGreaterThan(
      Date.now() / 1000,
    );
    const other = await lasting.send("GET", "v1/user/web/profile", undefined, {
      ...TENIS,
      accessToken: tokens.accessToken,
    });
    expect(other.status).toBe(401);
  });

  it("spends a refresh token once", async () => {
    const client = createClient();
    const { tokens } = (await client.send("POST", "v1/login", CUSTOMER)).data;
    const refresh = () =>
      client.send("GET", "v1/refresh", undefined, {
        ...LOCALHOST,
        refreshToken: tokens.refreshToken,
      });
    const renewed = await refresh();
    const profile = await client.send("GET", "v1/user/web/profile", undefined, {
      ...LOCALHOST,
      accessToken: renewed.data.tokens.accessToken,
    });
    expect(profile.data.email).toBe("ana@example.com");
    expect((await refresh()).status).toBe(401);
  });

  it("refuses an e-mail that is taken", async () => {
    const client = createClient();
    const register = (email: string) =>
      client.send("POST", "v1/user/web/register", {
        email,
        password: "password3",
        details: { firstName: "A", lastName: "B" },
      });
    expect((await register("new@example.com")).status).toBe(200);
    const taken = await register("NEW@example.com");
    expect([taken.status, taken.body.error.payload.message]).toEqual([409, "User already exist."]);
  });
});
