import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetSettings } from "#lib/base/config/settings.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { resetSecurityEvents } from "#lib/gateway/security-event.ts";
import { handleUpload } from "#lib/gateway/upload/handle-upload.ts";
import { redisPrefix } from "#lib/web/cache/redis/redis-keys.ts";
import { shareValues, type ValueCommands } from "#lib/web/cache/shared-values.ts";
import { backend, messageOf, requestOf, send } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { watchSecurityLines } from "#tests/factories/security-lines.ts";

vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags: vi.fn() }));

/** Forms are cached, and an answer is valid once: every test uses new ones. */
let id = 100;
let token = "";
beforeEach(() => {
  id += 1;
  token = `token-${id}`;
  resetLimits();
  shareValues(null);
});

const STORE = "cms/form/storeData";
const NOTICE = "cms/contact/contactAdmin";
const VERIFY = "https://captcha.test/siteverify";
const isForm = ({ url }: Request) => url.includes("/form/get/");
const isVerify = ({ url }: Request) => url === VERIFY;
const CUSTOMER = `accessToken=${tokenFor("customer", 600)}; loggedIn=1`;

interface Setting {
  readonly form?: object | null;
  readonly options?: Record<string, unknown>;
  readonly env?: Record<string, string>;
  /** Sets the answer of `siteverify`. */
  readonly verdict?: () => Response;
}

const site = ({ form = {}, options = {}, env = {}, verdict }: Setting = {}) =>
  backend(
    (request) => {
      if (isVerify(request)) return (verdict ?? (() => Response.json({ success: true })))();
      if (isForm(request)) return form ? data({ id, ...form }) : failure(404, "no");
      return data({ user: { id: 1, email: "a@b.hr" }, driveId: 1, published: true });
    },
    { options },
    { CAPTCHA_VERIFY_URL: VERIFY, ...env },
  );
/** The site whose options name a captcha: options are remembered by host. */
const at = (kind: string) => ({
  host: `shop.${kind}.test:3000`,
  origin: `http://shop.${kind}.test:3000`,
});
const KEY = { CaptchaSiteKey: "site-key" };
const SECRET = { CAPTCHA_SECRETS: "other=no,site-key=the-secret" };

/** Every call that a visitor's form makes, with what it sends. */
const FORMS = [
  [STORE, () => ({ id, data: { name: "Ana" } })],
  [
    "user/web/register",
    () => ({
      email: "a@b.hr",
      password: "long enough",
      details: { firstName: "A", lastName: "B" },
    }),
  ],
  ["marketing/newsletter/subscribe", () => ({ email: "a@b.hr", consents: [] })],
  ["cms/comment/create", () => ({ entity: "product", entityId: 1, body: "Good" })],
  ["cms/comment/update/5", () => ({ entity: "product", entityId: 1, body: "Better" })],
] as const;

const sendForm = (
  path: string,
  body: object,
  kind: string,
  solved: object = {},
  cookie = CUSTOMER,
) => send(path, { headers: { ...at(kind), cookie }, body: { ...body, ...solved } });
const solvedWith = (recaptchaResponse: string) => ({ recaptchaKey: "made-up", recaptchaResponse });
const receiptOf = (response: Response) =>
  /formReceipt=[^;]+/.exec(response.headers.getSetCookie().join())?.[0] ?? "";

describe("a site with a captcha", () => {
  it.each(FORMS)("%s needs an answer that the gateway has checked, once", async (path, body) => {
    const asked = site({ options: KEY, env: SECRET });
    for (const solved of [{}, { recaptchaResponse: " " }, { recaptchaKey: "site-key" }])
      expect((await sendForm(path, body(), "checked", solved)).status).toBe(422);
    expect(asked.filter((request) => !isForm(request))).toEqual([]);
    expect((await sendForm(path, body(), "checked", solvedWith(token))).status).toBe(200);
    const verified = asked.filter(isVerify);
    expect(await verified[0]?.text()).toBe(`secret=the-secret&response=${token}`);
    const call = asked.find(({ url }) => url.includes(path));
    expect(await call?.text()).not.toMatch(/recaptcha|secret/);
    expect((await sendForm(path, body(), "checked", solvedWith(token))).status).toBe(422);
    expect(asked.filter(isVerify)).toHaveLength(1);
  });

  it("takes no made-up answer, and none of a machine", async () => {
    const say = (verdict: object) =>
      site({ options: KEY, env: SECRET, verdict: () => Response.json(verdict) });
    const verdicts = [
      { success: false, "error-codes": ["invalid-input-response"] },
      { success: false, "error-codes": ["timeout-or-duplicate"] },
      { success: true, score: 0.4 },
    ];
    for (const [index, verdict] of verdicts.entries()) {
      const asked = say(verdict);
      const response = await sendForm(STORE, FORMS[0][1](), "checked", solvedWith(token + index));
      expect([response.status, asked.filter(({ url }) => url.includes(STORE))]).toEqual([422, []]);
    }
  });

  it.each([
    ["is silent", () => Promise.reject(new TypeError("down")) as unknown as Response],
    ["answers a page", () => new Response("<html>")],
    [
      "does not know the secret",
      () => Response.json({ success: false, "error-codes": ["invalid-input-secret"] }),
    ],
  ])("takes nothing while the check %s", async (_, verdict) => {
    const asked = site({ options: KEY, env: SECRET, verdict });
    const response = await sendForm(STORE, FORMS[0][1](), "checked", solvedWith(token));
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(asked.filter(({ url }) => url.includes(STORE))).toEqual([]);
  });

  it("leaves the check to a backend that says it checks, under the site's own key", async () => {
    const asked = site({ options: { ...KEY, Capabilities: "captcha" }, env: SECRET });
    expect((await sendForm(STORE, FORMS[0][1](), "backend", solvedWith(token))).status).toBe(200);
    expect(asked.filter(isVerify)).toEqual([]);
    expect(await asked.find(({ url }) => url.includes(STORE))?.json()).toMatchObject({
      recaptchaKey: "site-key",
      recaptchaResponse: token,
    });
  });

  it("says once in the log that its captcha protects nothing where nobody checks it", async () => {
    site({ options: KEY });
    vi.stubEnv("LOG_LEVEL", "warn");
    resetSettings();
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    for (const one of ["a", "b"])
      expect((await sendForm(STORE, FORMS[0][1](), "nobody", solvedWith(token + one))).status).toBe(
        200,
      );
    const lines = written.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('"captcha"'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("protects nothing");
  });

  it("registers a guest of the checkout, who gets no password, without one", async () => {
    site({ options: KEY, env: SECRET });
    const guest = { email: "a@b.hr", guest: true, details: { firstName: "A", lastName: "B" } };
    const cookie = "cartId=42; protectCode=p";
    expect((await sendForm("user/web/register", guest, "checked", {}, cookie)).status).toBe(200);
    const withPassword = { ...guest, password: "long enough" };
    expect((await sendForm("user/web/register", withPassword, "checked", {}, cookie)).status).toBe(
      422,
    );
  });

  it("takes no file without one", async () => {
    site({ options: KEY, env: SECRET });
    const upload = (headers: object) =>
      handleUpload(
        requestOf("upload", {
          headers: {
            ...at("checked"),
            "content-type": "text/plain",
            "x-file-name": "a.txt",
            ...headers,
          },
          body: "text",
        }),
      );
    expect((await upload({})).status).toBe(422);
    expect((await upload({ "x-captcha-key": "k", "x-captcha": " " })).status).toBe(422);
    const solved = { "x-captcha-key": "k", "x-captcha": token };
    expect((await upload(solved)).status).toBe(200);
    expect((await upload(solved)).status).toBe(422);
  });

  it("spends an answer once among all processes that share Redis", async () => {
    const claims: string[] = [];
    const commands: ValueCommands = {
      isReady: true,
      get: async () => null,
      set: async (key) => {
        claims.push(key);
        return null;
      },
      del: async () => 1,
    };
    site({ options: KEY, env: SECRET });
    shareValues(commands);
    expect((await sendForm(STORE, FORMS[0][1](), "checked", solvedWith(token))).status).toBe(422);
    expect(claims.filter((key) => key.startsWith(`${redisPrefix()}:once:captcha:`))).toHaveLength(
      1,
    );
  });
});

describe("the notice to the site's staff", () => {
  const notice = (cookie: string, form = id) =>
    sendForm(NOTICE, { id: form, data: {} }, "checked", {}, cookie);

  it("is taken with the receipt of its form, once, and with nothing else", async () => {
    const asked = site({ options: KEY, env: SECRET });
    const withAnswer = await sendForm(NOTICE, { id, data: {} }, "checked", solvedWith(`${token}x`));
    expect(withAnswer.status).toBe(422);
    const stored = await sendForm(STORE, FORMS[0][1](), "checked", solvedWith(token));
    const receipt = receiptOf(stored);
    expect(receipt).not.toBe("");
    expect((await notice(receipt, id + 1_000)).status).toBe(422);
    expect((await notice(receipt.replace(/.$/, "~"))).status).toBe(422);
    const taken = await notice(receipt);
    expect([taken.status, taken.headers.getSetCookie().join()]).toEqual([
      200,
      expect.stringContaining(
        "formReceipt=ended; Path=/; Expires=Sat, 01 Jan 2000 00:00:00 GMT; Max-Age=0",
      ),
    ]);
    expect((await notice(receipt)).status).toBe(422);
    expect(asked.filter(({ url }) => url.includes(NOTICE))).toHaveLength(1);
  });

  it("is not taken with a receipt that is older than two minutes", async () => {
    site({ options: KEY, env: SECRET });
    const receipt = receiptOf(await sendForm(STORE, FORMS[0][1](), "checked", solvedWith(token)));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 121_000);
    expect((await notice(receipt)).status).toBe(422);
  });
});

describe("a site without a captcha", () => {
  it("asks for one only where the form does, and once for all visitors", async () => {
    const asked = site({ form: { captcha: false } });
    for (let n = 0; n < 3; n++)
      expect((await send(STORE, { body: FORMS[0][1]() })).status).toBe(200);
    expect((await send(NOTICE, { body: FORMS[0][1]() })).status).toBe(200);
    expect(asked.filter(isForm)).toHaveLength(1);
    id += 1;
    site({ form: { captcha: true } });
    const response = await send(STORE, { body: FORMS[0][1]() });
    expect([response.status, await messageOf(response)]).toEqual([
      422,
      expect.stringContaining("recaptchaResponse"),
    ]);
    expect((await send(NOTICE, { body: FORMS[0][1]() })).status).toBe(422);
  });

  it("a form without its captcha is one line of the log, without what was typed", async () => {
    resetSecurityEvents();
    site({ form: { captcha: true } });
    const lines = watchSecurityLines();
    await send(STORE, { body: FORMS[0][1]() });
    expect(lines()).toMatchObject([{ event: "captcha", status: 422 }]);
    expect(JSON.stringify(lines())).not.toContain("Ana");
  });
});
