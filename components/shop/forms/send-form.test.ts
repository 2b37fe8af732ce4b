// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { form } from "#lib/shop/api/schemas/feedback.ts";
import { user as userSchema } from "#lib/shop/api/schemas/user-schema.ts";
import { toFieldView } from "#lib/shop/domain/content/form-fields.ts";
import en from "#messages/en.json";
import { authStore, LOGGED_OUT } from "#stores/auth/auth-store.ts";
import { rememberedChoices } from "#stores/consent/consent-log.ts";
import { sendForm } from "./send-form.ts";

interface Options {
  readonly input?: object;
}
const gateway = vi.hoisted(() =>
  vi.fn<(path: string, options: Options) => Promise<Result<unknown>>>(),
);
const solveCaptcha = vi.hoisted(() => vi.fn());
const showToast = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/call-gateway.ts", () => ({ callGateway: gateway }));
vi.mock("#components/kit/submission/solve-captcha.tsx", () => ({ solveCaptcha }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const CAPTCHA: Captcha = { siteKey: "k", version: "2", script: "https://captcha.example/api.js" };
const { fields } = form.parse({
  id: 5,
  fields: [
    { name: "name", label: "Name" },
    { name: "mail", label: "Mail", type: "email" },
  ],
});

const send = (own: Partial<Parameters<typeof sendForm>[0]> = {}) =>
  sendForm({
    target: { kind: "form", id: 5 },
    type: "productAvailabilityForm",
    fields: fields.map(toFieldView),
    captcha: null,
    values: ["Ana", " ana@b.hr "],
    accepted: [],
    locale: "en",
    place: document.createElement("div"),
    ...own,
  });
/** The calls to the gateway, by the last segments of their path. */
const asked = () =>
  gateway.mock.calls.map(([path, { input }]) => [path.split("/").slice(-2).join("/"), input]);

beforeEach(() => {
  document.documentElement.dataset.language = "en";
  localStorage.clear();
  authStore.setState(LOGGED_OUT);
  for (const mock of [gateway, solveCaptcha, showToast]) mock.mockReset();
  gateway.mockResolvedValue(ok({ goalType: "", goal: "", message: "" }));
});

describe("sending a form", () => {
  const data = { name: "Ana", mail: "ana@b.hr" };

  it("stores the data, without captcha fields when the form has none", async () => {
    await send();
    expect(asked()).toEqual([["form/storeData", { id: 5, data }]]);
    expect(solveCaptcha).not.toHaveBeenCalled();
  });

  it("sends the captcha's key and answer", async () => {
    solveCaptcha.mockResolvedValue("token");
    await send({ captcha: CAPTCHA });
    expect(asked()).toEqual([
      ["form/storeData", { id: 5, data, recaptchaKey: "k", recaptchaResponse: "token" }],
    ]);
  });

  it("sends nothing when the captcha was not solved", async () => {
    solveCaptcha.mockRejectedValue(Object.assign(new Error(), { trouble: "notLoaded" }));
    await expect(send({ captcha: CAPTCHA })).rejects.toMatchObject({ trouble: "notLoaded" });
    expect(gateway).not.toHaveBeenCalled();
  });

  it("notifies the site's staff of a contact form, and ignores a failure of that notice", async () => {
    gateway
      .mockResolvedValueOnce(ok({ goalType: "message", goal: "Thanks", message: "" }))
      .mockResolvedValueOnce(fail(toApiError(500, "")));
    expect(await send({ type: "contactForm" })).toMatchObject({ ok: true });
    expect(asked().map(([path]) => path)).toEqual(["form/storeData", "contact/contactAdmin"]);
  });

  it("sends the solved captcha once, and the notice without it, for which the gateway takes its receipt", async () => {
    solveCaptcha.mockResolvedValue("token");
    await send({ captcha: CAPTCHA, type: "contactForm" });
    const solved = { id: 5, data, recaptchaKey: "k", recaptchaResponse: "token" };
    expect(asked()).toEqual([
      ["form/storeData", solved],
      ["contact/contactAdmin", { id: 5, data }],
    ]);
    expect(solveCaptcha).toHaveBeenCalledOnce();
  });

  it("notifies nobody of a refused contact form", async () => {
    gateway.mockResolvedValue(fail(toApiError(422, "no")));
    expect(await send({ type: "contactForm" })).toMatchObject({ ok: false });
    expect(asked().map(([path]) => path)).toEqual(["form/storeData"]);
  });

  it("sends the newsletter's captcha with it", async () => {
    solveCaptcha.mockResolvedValue("token");
    await send({ captcha: CAPTCHA, target: { kind: "newsletter" }, type: "newsletter" });
    expect(asked()[0]?.[1]).toMatchObject({ recaptchaKey: "k", recaptchaResponse: "token" });
  });

  it("subscribes to the newsletter by e-mail and consents", async () => {
    await send({ target: { kind: "newsletter" }, type: "newsletter", accepted: ["N1"] });
    expect(asked()[0]).toEqual(["newsletter/subscribe", { email: "ana@b.hr", consents: ["N1"] }]);
  });
});

describe("the consents of a form", () => {
  it("are recorded after the form is stored, with its type and e-mail", async () => {
    await send({ accepted: ["A1", "A2"] });
    expect(asked()[1]).toEqual([
      "log/create",
      {
        status: "accepted",
        statusTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        sourceType: "productAvailabilityForm",
        consents: ["A1", "A2"],
        user: { userType: "guest", email: "ana@b.hr" },
      },
    ]);
    expect(showToast).not.toHaveBeenCalled();
  });

  it("are sent in the type in which the backend numbers them", async () => {
    await send({ accepted: [12, "B2"] });
    expect(asked()[1]).toMatchObject(["log/create", { consents: [12, "B2"] }]);
    expect(rememberedChoices()).toEqual({ 12: "accepted", B2: "accepted" });
    gateway.mockClear();
    await send({ target: { kind: "newsletter" }, type: "newsletter", accepted: [12] });
    expect(asked()[0]).toMatchObject(["newsletter/subscribe", { consents: [12] }]);
  });

  it("are remembered in the browser after sending, and neither remembered nor recorded when the form was refused", async () => {
    await send({ accepted: ["A1"] });
    expect(rememberedChoices()).toEqual({ A1: "accepted" });
    gateway.mockReset().mockResolvedValue(fail(toApiError(422, "no")));
    expect(await send({ accepted: ["A2"] })).toMatchObject({ ok: false });
    expect(asked()).toHaveLength(1);
    expect(rememberedChoices()).toEqual({ A1: "accepted" });
  });

  describe("in a form without an e-mail", () => {
    const nameOnly = { fields: fields.slice(0, 1).map(toFieldView), values: ["Ana"] };

    it("records the consents under the logged-in user's e-mail", async () => {
      const user = userSchema.parse({ id: 1, email: "iva@b.hr" });
      authStore.setState({ status: "in", user, trouble: false });
      await send({ ...nameOnly, accepted: ["A1"] });
      expect(asked()[1]).toMatchObject(["log/create", { user: { email: "iva@b.hr" } }]);
    });

    it("only remembers the consents of a guest in the browser", async () => {
      await send({ ...nameOnly, accepted: ["A1"] });
      expect(asked()).toHaveLength(1);
      expect(rememberedChoices()).toEqual({ A1: "accepted" });
      expect(showToast).not.toHaveBeenCalled();
    });
  });

  it("reports that recording failed, and sends the form anyway", async () => {
    gateway
      .mockResolvedValueOnce(ok({ goalType: "", goal: "", message: "" }))
      .mockResolvedValueOnce(fail(toApiError(503, "")));
    expect(await send({ accepted: ["A1"] })).toMatchObject({ ok: true });
    await vi.waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        tone: "error",
        message: en.errors.failedConsentLog,
      }),
    );
  });
});
