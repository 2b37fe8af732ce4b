import { beforeEach, describe, expect, it } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend } from "#tests/backends/gateway.ts";
import { broughtBack, leadsTo, postForm } from "#tests/backends/plain-form.ts";
import { data, failure, type Stub, tokenFor } from "#tests/backends/stub-backend.ts";
import { keptForm } from "./stored-form.ts";

beforeEach(resetLimits);

const RULE = { uniqueNumber: 8, displayName: "Agreed", consents: [8], requiredConsents: [8] };
const ACCOUNT = {
  firstName: "Ana",
  lastName: "Horvat",
  email: "ana@example.com",
  password: "SECRET-right",
  confirmedPassword: "SECRET-right",
  memberCardBarcode: "",
};
const AGREED = { ...ACCOUNT, consent: "n:8" };
const user = { id: 5, email: ACCOUNT.email };

const shop =
  (made: () => Response = () => data({ user }), card = false): Stub =>
  ({ url }) => {
    if (url.includes("web/register")) return made();
    if (url.includes("consent/filter")) return data([RULE]);
    if (url.includes("consent/log")) return data([]);
    if (url.includes("external")) return data({ isValid: card });
    if (url.includes("login"))
      return data({
        user,
        tokens: { accessToken: tokenFor("new", 600), refreshToken: "next" },
        cartId: "77",
        protectCode: "P",
      });
    return data({});
  };
const sentTo = (asked: readonly Request[], name: string) =>
  asked.find(({ url }) => url.includes(name));
const keptIn = (response: Response, form: string) =>
  keptForm(cookiesOf(new Headers({ cookie: broughtBack(response) })), form);

describe("a registration without a script", () => {
  it("makes the account, puts the consents on record and logs in", async () => {
    const asked = backend(shop());
    const response = await postForm("register", AGREED);
    expect(leadsTo(response)).toEqual([303, "/en/profile?plain=true"]);
    expect(response.headers.getSetCookie().join()).toContain("loggedIn=1");
    expect(await sentTo(asked, "web/register")?.json()).toMatchObject({
      email: ACCOUNT.email,
      username: ACCOUNT.email,
      details: { firstName: "Ana", lastName: "Horvat" },
    });
    expect(await sentTo(asked, "consent/log")?.json()).toMatchObject({
      sourceType: "registerForm",
      consents: [8],
      user: { email: ACCOUNT.email },
    });
  });

  it.each([
    ["/en/checkout?plain=true", "/en/checkout?plain=true"],
    ["//evil.test/", "/en/profile?plain=true"],
  ])("that was asked for by %s leads to %s", async (to, location) => {
    backend(shop());
    expect(leadsTo(await postForm("register", { ...AGREED, to }))).toEqual([303, location]);
  });

  it("asks to confirm the e-mail where the shop wants that, and logs nobody in", async () => {
    const asked = backend(shop(() => data({ user, verificationToken: "CANARY" })));
    const response = await postForm("register", AGREED);
    expect(leadsTo(response)).toEqual([303, "/en/register?plain=true&sent=true"]);
    expect(keptIn(response, "register")?.values).toEqual({ email: [ACCOUNT.email] });
    expect(sentTo(asked, "login")).toBeUndefined();
    expect(JSON.stringify([...response.headers])).not.toContain("CANARY");
  });

  it("says what is wrong with every field, and keeps all that was typed but the passwords", async () => {
    const asked = backend(shop());
    const response = await postForm("register", {
      ...AGREED,
      firstName: " ",
      email: "ana@",
      confirmedPassword: "SECRET-other",
      to: "/en/cart",
    });
    expect(leadsTo(response)).toEqual([
      303,
      "/en/register?plain=true&problem=unknownRule&redirect=%2Fen%2Fcart",
    ]);
    const kept = keptIn(response, "register");
    expect(kept?.mistakes).toEqual({
      firstName: "required",
      email: "email",
      confirmedPassword: "passwordsDiffer",
    });
    expect(kept?.values).toMatchObject({ lastName: ["Horvat"], email: ["ana@"], consent: ["n:8"] });
    expect(JSON.stringify(kept)).not.toContain("SECRET");
    expect(sentTo(asked, "web/register")).toBeUndefined();
  });

  it("asks for the consents that the server knows, whatever the form says", async () => {
    const asked = backend(shop());
    const response = await postForm("register", ACCOUNT);
    expect(leadsTo(response)[1]).toBe("/en/register?plain=true&problem=consentRequired");
    expect(sentTo(asked, "web/register")).toBeUndefined();
  });

  it("refuses a membership card that is not valid", async () => {
    const card = { ...AGREED, memberCardBarcode: "123" };
    backend(shop());
    const refused = await postForm("register", card);
    expect(keptIn(refused, "register")?.mistakes).toEqual({
      memberCardBarcode: "memberCardInvalid",
    });
    const asked = backend(shop(undefined, true));
    await postForm("register", card);
    expect(await sentTo(asked, "web/register")?.json()).toMatchObject({ memberCardBarcode: "123" });
  });

  it.each([
    [400, "User already exist.", { email: "userExists" }, "unknownRule"],
    [422, "This password is too common.", { said: "This password is too common." }, "generic"],
    [500, "CANARY", {}, "tryAgain"],
  ])("says why the shop refuses it with %i %s", async (status, message, mistakes, problem) => {
    backend(shop(() => failure(status, message)));
    const response = await postForm("register", AGREED);
    expect(leadsTo(response)[1]).toBe(`/en/register?plain=true&problem=${problem}`);
    expect(keptIn(response, "register")?.mistakes).toEqual(mistakes);
  });

  it("is not taken where the shop asks for a captcha, which a script solves", async () => {
    const asked = backend(shop(), { options: { CaptchaSiteKey: "key" } });
    const response = await postForm("register", AGREED, { host: "shop.captcha.test:3000" });
    expect(leadsTo(response)[1]).toBe("/en/register?plain=true&problem=generic");
    expect(sentTo(asked, "web/register")).toBeUndefined();
  });
});

describe("a forgotten password without a script", () => {
  it("asks for the letter, and says the same whoever has an account", async () => {
    const asked = backend(() => data(null));
    const response = await postForm("forgot", { email: " ana@example.com " });
    expect(leadsTo(response)).toEqual([303, "/en/forgot-password?plain=true&sent=true"]);
    expect(await asked[0]?.json()).toEqual({ email: "ana@example.com" });
    expect(keptIn(response, "forgot")?.values).toEqual({ email: ["ana@example.com"] });
  });

  it("says what is wrong with the e-mail, and asks nobody", async () => {
    const asked = backend(() => data(null));
    const response = await postForm("forgot", { email: "ana@" });
    expect(leadsTo(response)[1]).toBe("/en/forgot-password?plain=true&problem=unknownRule");
    expect(keptIn(response, "forgot")).toMatchObject({
      values: { email: ["ana@"] },
      mistakes: { email: "email" },
    });
    expect(asked).toEqual([]);
  });

  const NEW = { token: "a+/b=", password: "SECRET-new", again: "SECRET-new" };

  it("is set with the token of the e-mail", async () => {
    const asked = backend(() => data(null));
    const response = await postForm("set-password", NEW);
    expect(leadsTo(response)).toEqual([303, "/en/forgot-password?plain=true&ended=set"]);
    expect(await asked[0]?.json()).toEqual({ token: NEW.token, password: NEW.password });
  });

  it.each([
    ["does not match", { again: "SECRET-other" }, 200, "unknownRule"],
    ["cannot be set now", {}, 503, "tryAgain"],
  ])("that %s is asked for again, by a token in no address", async (_, typed, status, problem) => {
    backend(() => (status === 200 ? data(null) : failure(status, "")));
    const response = await postForm("set-password", { ...NEW, ...typed });
    expect(leadsTo(response)).toEqual([
      303,
      `/en/forgot-password?plain=true&step=set&problem=${problem}`,
    ]);
    const kept = keptIn(response, "set-password");
    expect(kept?.values).toEqual({ token: [NEW.token] });
    expect(JSON.stringify(kept)).not.toContain("SECRET");
  });

  it("can be requested again if its e-mail is too old", async () => {
    backend(() => failure(404, ""));
    expect(leadsTo(await postForm("set-password", NEW))[1]).toBe(
      "/en/forgot-password?plain=true&ended=expired",
    );
  });
});

describe("the e-mail of a form that is confirmed without a script", () => {
  const GOAL = { goalType: "message", goal: "Welcome", message: "" };

  it("leads to its goal, which no address names", async () => {
    const asked = backend(() => data(GOAL));
    const response = await postForm("confirm-email", { form: "7", token: "a+/b=" });
    expect(leadsTo(response)).toEqual([303, "/en/confirm-email?plain=true&confirmed=true"]);
    expect(asked[0]?.url).toMatch(/confirmEmail\/7\?token=a%2B%2Fb%3D$/);
    expect(keptIn(response, "confirm-email")?.sent).toEqual(GOAL);
  });

  it("is refused by a token that is used up, and by the name of no form", async () => {
    const asked = backend(() => failure(404, ""));
    for (const form of ["7", "../x"])
      expect(leadsTo(await postForm("confirm-email", { form, token: "t" }))[1]).toBe(
        "/en/confirm-email?plain=true&confirmed=refused",
      );
    expect(asked).toHaveLength(1);
  });

  it("can be confirmed again where nobody answered", async () => {
    backend(() => failure(503, ""));
    const response = await postForm("confirm-email", { form: "7", token: "a+/b=" });
    expect(leadsTo(response)[1]).toBe("/en/confirm-email?plain=true&confirmed=unanswered");
    expect(keptIn(response, "confirm-email")?.values).toEqual({ token: ["a+/b="], form: ["7"] });
  });
});

it.each([
  ["register", AGREED],
  ["forgot", { email: "ana@example.com" }],
  ["set-password", { token: "t", password: "SECRET-new", again: "SECRET-new" }],
  ["confirm-email", { form: "7", token: "t" }],
])("the form %s is taken from no other site", async (action, fields) => {
  const asked = backend(shop());
  const response = await postForm(action, fields, { "sec-fetch-site": "cross-site" });
  expect([response.status, asked.length]).toEqual([403, 0]);
});
