import { describe, expect, it } from "vitest";
import { createClient, TENIS } from "../../testing/client.ts";
import { testSeed } from "../../testing/seed.ts";

const REGISTRATION = {
  email: "nova@example.com",
  username: "nova@example.com",
  password: "first-password",
  details: { firstName: "Nova", lastName: "Igračica" },
};
/** The Croatian site wants e-mails confirmed, both have a provider. */
const seed = {
  ...testSeed,
  sites: testSeed.sites.map((site) => ({
    ...site,
    options: {
      ...site.options,
      SocialProviders: "google",
      VerifyEmail: site.siteId === 8,
      CaptchaSiteKey: "sandbox-site-key",
    },
  })),
};

function setUp() {
  const client = createClient({ seed, shopPort: 3999 });
  const post = (path: string, body: unknown, headers: Record<string, string> = TENIS) =>
    client.send("POST", `v1/${path}`, body, headers);
  return {
    client,
    post,
    logIn: (password: string, headers: Record<string, string> = TENIS) =>
      post("login", { username: REGISTRATION.email, password }, headers),
    /** The link in the last e-mail. */
    link: async (): Promise<URL> => {
      const { body } = await client.control("GET", "outbox");
      return new URL(/href="([^"]+)"/.exec(body[0].html)?.[1]?.replaceAll("&amp;", "&") ?? "");
    },
  };
}

describe("registration", () => {
  it("that needs no confirmation lets in at once", async () => {
    const { client, post } = setUp();
    const made = await client.send("POST", "v1/user/web/register", REGISTRATION);
    expect(made.data.verificationToken).toBeUndefined();
    expect((await client.send("POST", "v1/user/web/register", REGISTRATION)).status).toBe(409);
    const { email, password } = REGISTRATION;
    expect((await client.send("POST", "v1/login", { username: email, password })).status).toBe(200);
    expect((await post("login", { username: email, password })).status).toBe(401);
  });

  it("checks a captcha where one comes with it, and takes it once", async () => {
    const { client } = setUp();
    const recaptchaKey = "sandbox-site-key";
    const register = (name: string, recaptchaResponse: string | undefined) =>
      client.send("POST", "v1/user/web/register", {
        ...REGISTRATION,
        email: `${name}@example.com`,
        username: name,
        recaptchaKey,
        recaptchaResponse,
      });
    const script = (await client.control("GET", "captcha.js")).body as string;
    const token = /captcha-[\w-]+/.exec(script)?.[0];
    expect((await register("made-up", "captcha-of-nobody")).status).toBe(400);
    expect((await register("first", token)).status).toBe(200);
    expect((await register("second", token)).status).toBe(400);
  });

  it("that does is confirmed by the e-mailed link, once", async () => {
    const { client, post, logIn, link } = setUp();
    const made = await post("user/web/register", REGISTRATION);
    const refused = await logIn(REGISTRATION.password);
    expect([refused.status, refused.body.message]).toEqual([401, "INVALID_LOGIN"]);
    const address = await link();
    expect(address.origin + address.pathname).toBe("http://tenis.localhost:3999/login");
    const token = address.searchParams.get("verificationToken");
    expect(token).toBe(made.data.verificationToken);
    const path = `v1/user/web/verify/${encodeURIComponent(token ?? "")}`;
    const verify = () => client.send("GET", path, undefined, TENIS);
    expect((await verify()).data.user.email).toBe(REGISTRATION.email);
    expect((await verify()).status).toBe(404);
    expect((await logIn(REGISTRATION.password)).status).toBe(200);
  });
});

describe("passwords", () => {
  it("forgotten: the same answer for everybody, an e-mail for existing accounts", async () => {
    const { client, post, logIn, link } = setUp();
    const nobody = await post("user/password/forgot", { email: "nobody@example.com" });
    expect((await client.control("GET", "outbox")).body).toEqual([]);
    await post("user/web/register", REGISTRATION);
    const known = await post("user/password/forgot", { email: REGISTRATION.email });
    expect([known.status, known.data]).toEqual([nobody.status, nobody.data]);
    const token = (await link()).searchParams.get("token");
    const set = (password: string) => post("user/password/set", { token, password });
    expect((await set("short")).status).toBe(422);
    expect((await set("second-password")).status).toBe(200);
    expect((await set("third-password")).status).toBe(404);
    // Reading the e-mail proves the ownership of the address, so it is confirmed too.
    expect((await logIn("second-password")).status).toBe(200);
    expect((await logIn(REGISTRATION.password)).status).toBe(401);
  });

  it("reset ends the sessions of the old one; changed only with the old one", async () => {
    const { client, link } = setUp();
    await client.send("POST", "v1/user/web/register", REGISTRATION);
    const { email, password } = REGISTRATION;
    const { tokens } = (await client.send("POST", "v1/login", { username: email, password })).data;
    const headers = { apiKey: "key-7", site: "7", store: "71", accessToken: tokens.accessToken };
    const change = (oldPassword: string, newPassword: string) =>
      client.send("POST", "v1/user/password/reset", { oldPassword, newPassword }, headers);
    const wrong = await change("not-the-one", "second-password");
    expect([wrong.status, wrong.body.message]).toEqual([400, "Incorrect old password."]);
    expect((await change(password, password)).status).toBe(422);
    expect((await change(password, "second-password")).status).toBe(200);
    await client.send("POST", "v1/user/password/forgot", { email });
    const token = (await link()).searchParams.get("token");
    await client.send("POST", "v1/user/password/set", { token, password: "third-password" });
    const renewal = await client.send("GET", "v1/refresh", undefined, {
      ...headers,
      refreshToken: tokens.refreshToken,
    });
    expect(renewal.status).toBe(401);
  });
});

it("a provider's login leads back with a code that works once", async () => {
  const { client, post } = setUp();
  const ask = (provider: string, redirectURL: string) =>
    client.send(
      "GET",
      `v1/user/social/redirect-login?provider=${provider}&redirectURL=${encodeURIComponent(redirectURL)}`,
      undefined,
      TENIS,
    );
  expect((await ask("myspace", "http://tenis.localhost:3000/social-login")).status).toBe(400);
  const { url } = (await ask("google", "http://tenis.localhost:3000/social-login")).data;
  const page = await client.sandbox.fetch(new Request(url));
  expect(await page.text()).toContain("Continue as");
  const state = new URL(url).searchParams.get("state") ?? "";
  const form = new URLSearchParams(new URL(url).search);
  form.set("email", "somebody@example.com");
  const go = (body: URLSearchParams) =>
    client.sandbox.fetch(
      new Request("http://sandbox.test/_sandbox/social", { method: "POST", body }),
    );
  const back = new URL((await go(form)).headers.get("location") ?? "");
  expect([back.pathname, back.searchParams.get("state")]).toEqual(["/social-login", state]);
  const code = back.searchParams.get("code");
  const login = () => post("user/social/oauth", { provider: "google", code, state });
  expect((await login()).data.user.email).toBe("somebody@example.com");
  expect((await login()).status).toBe(401);
  form.set("redirect", "https://evil.example/");
  expect((await go(form)).status).toBe(400);
});

it("the life of access tokens can be shortened", async () => {
  const { client } = setUp();
  expect((await client.control("POST", "tokens", { seconds: 0 })).status).toBe(422);
  await client.control("POST", "tokens", { seconds: 5 });
  await client.send("POST", "v1/user/web/register", REGISTRATION);
  const { email: username, password } = REGISTRATION;
  const { tokens } = (await client.send("POST", "v1/login", { username, password })).data;
  const { exp, iat } = JSON.parse(atob(tokens.accessToken.split(".")[1]));
  expect(exp - iat).toBeLessThanOrEqual(5);
});
