import { beforeEach, expect, it } from "vitest";
import { watchSecurityLines } from "#tests/factories/security-lines.ts";
import { backend, messageOf, send } from "#tests/msw/gateway.ts";
import { data, failure } from "#tests/msw/stub-backend.ts";
import { resetLimits } from "./counters.ts";
import { resetSecurityEvents } from "./security-event.ts";

/** What is known of a form is remembered: every test has a form of its own. */
let id = 100;
beforeEach(() => {
  id += 1;
  resetLimits();
});

const STORE = "cms/form/storeData";
const NOTICE = "cms/contact/contactAdmin";
const isForm = ({ url }: Request) => url.includes("/form/get/");
const site = (form: object | null, options: Record<string, unknown> = {}) =>
  backend(
    (request) => (isForm(request) ? (form ? data({ id, ...form }) : failure(404, "no")) : data({})),
    { options },
  );
const sendForm = (path: string, solved: object = {}) =>
  send(path, { body: { id, data: { name: "Ana" }, ...solved } });

it.each([STORE, NOTICE])("%s needs the captcha that the form asks for", async (path) => {
  const asked = site({ captcha: true });
  for (const solved of [{}, { recaptchaResponse: " " }]) {
    const response = await sendForm(path, solved);
    expect(response.status).toBe(422);
    expect(await messageOf(response)).toContain("recaptchaResponse");
  }
  expect(asked.filter((request) => !isForm(request))).toEqual([]);
  expect((await sendForm(path, { recaptchaKey: "k", recaptchaResponse: "t" })).status).toBe(200);
});

it("a form without its captcha is one line of the log, without what was typed", async () => {
  resetSecurityEvents();
  site({ captcha: true });
  const lines = watchSecurityLines();
  await sendForm(STORE);
  expect(lines()).toMatchObject([{ event: "captcha", status: 422 }]);
  expect(JSON.stringify(lines())).not.toContain("Ana");
});

it("asks for the form once, not for every visitor", async () => {
  const asked = site({ captcha: false });
  for (let n = 0; n < 3; n++) expect((await sendForm(STORE)).status).toBe(200);
  expect(asked.filter(isForm)).toHaveLength(1);
});

it("gives the backend's notice no captcha, which it could not accept twice", async () => {
  const asked = site({ captcha: true });
  await sendForm(NOTICE, { recaptchaKey: "k", recaptchaResponse: "t" });
  expect(await asked.at(-1)?.json()).toEqual({ id, data: { name: "Ana" } });
});

it("a notice about no known form needs the captcha of the site, where it has one", async () => {
  site(null);
  expect((await sendForm(NOTICE)).status).toBe(200);
  site(null, { CaptchaSiteKey: "k" });
  const headers = { host: "shop.captcha.test:3000" };
  const body = { id, data: {} };
  expect((await send(NOTICE, { headers, body })).status).toBe(422);
});
