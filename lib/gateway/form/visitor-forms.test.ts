import { beforeEach, describe, expect, it } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend, ORIGIN } from "#tests/backends/gateway.ts";
import { broughtBack, leadsTo, postForm } from "#tests/backends/plain-form.ts";
import { data, failure, type Stub } from "#tests/backends/stub-backend.ts";
import { keepForm, keptForm } from "./stored-form.ts";

beforeEach(resetLimits);

const CONTACT = {
  id: 3,
  type: "contactForm",
  title: "Write to us",
  fields: [
    { name: "name", label: "Name", required: true },
    { name: "mail", label: "Mail", type: "email", required: true },
    { name: "topics", label: "Topics", type: "checkboxes", options: ["a", "b"] },
    { name: "product", type: "hidden", value: "0" },
  ],
};
const RULE = {
  uniqueNumber: 8,
  displayName: "Agreed",
  consents: [8],
  requiredConsents: [8],
};
const THANKS = { goalType: "message", goal: "", message: "We will write soon." };

/** A shop with one form; `form` changes it. */
const shop =
  (form: object = {}, stored: () => Response = () => data(THANKS)): Stub =>
  ({ url }) => {
    if (url.includes("storeData")) return stored();
    if (url.includes("consent/filter")) return data([RULE]);
    if (url.includes("consent/log")) return data([]);
    return url.includes("form") ? data({ ...CONTACT, ...form }) : data({});
  };
const callsOf = (asked: readonly Request[]) => asked.map(({ url }) => new URL(url).pathname);
const sentTo = (asked: readonly Request[], name: string) =>
  asked.find(({ url }) => url.includes(name));
const FROM = { referer: `${ORIGIN}/en/contact?utm=1` };
const TYPED = [
  ["form", "3"],
  ["field-name", "Ana"],
  ["field-mail", "ana@example.com"],
  ["field-topics", "a"],
  ["field-topics", "b"],
  ["hidden-product", "31"],
] as const;
const AGREED = [...TYPED, ["consent-8", "on"]] as const;
const keptIn = (response: Response, form = "3") =>
  keptForm(cookiesOf(new Headers({ cookie: broughtBack(response) })), form);

describe("a visitor's form without a script", () => {
  it("is stored, told to the staff, put on record, and thanked for on its own page", async () => {
    const asked = backend(shop());
    const response = await postForm("send", AGREED, FROM);
    expect(leadsTo(response)).toEqual([303, "/en/contact?plain=true&form=3&sent=true"]);
    expect(await sentTo(asked, "storeData")?.json()).toMatchObject({
      id: 3,
      data: { name: "Ana", mail: "ana@example.com", topics: ["a", "b"], product: "31" },
    });
    expect(callsOf(asked).filter((path) => path.includes("contactAdmin"))).toHaveLength(1);
    expect(await sentTo(asked, "consent/log")?.json()).toMatchObject({
      sourceType: "contactForm",
      consents: [8],
      user: { email: "ana@example.com" },
    });
    expect(keptIn(response)).toMatchObject({ sent: THANKS, values: {} });
  });

  it.each([
    [
      "a wrong e-mail",
      [...AGREED.filter(([name]) => name !== "field-mail"), ["field-mail", "ana"]],
    ],
    ["nothing typed", [["form", "3"]]],
  ] as const)("comes back with %s, and with all that was typed", async (_, fields) => {
    const asked = backend(shop());
    const response = await postForm("send", fields, FROM);
    expect(leadsTo(response)).toEqual([303, "/en/contact?plain=true&form=3&problem=unknownRule"]);
    expect(sentTo(asked, "storeData")).toBeUndefined();
    for (const [name, value] of fields.slice(1))
      expect(keptIn(response)?.values[name]).toContain(value);
    expect(keptIn(response, "newsletter")).toBeNull();
  });

  it("is not sent without a consent that it needs", async () => {
    const asked = backend(shop());
    const response = await postForm("send", TYPED, FROM);
    expect(leadsTo(response)[1]).toContain("problem=consentRequired");
    expect(sentTo(asked, "storeData")).toBeUndefined();
  });

  it.each([
    ["a captcha", { captcha: true }],
    ["files", { fields: [...CONTACT.fields, { name: "cv", type: "file" }] }],
  ])("is not sent where it has %s", async (_, form) => {
    const asked = backend(shop(form));
    const response = await postForm("send", AGREED, FROM);
    expect(leadsTo(response)[1]).toContain("problem=generic");
    expect(sentTo(asked, "storeData")).toBeUndefined();
  });

  it("says that the shop did not answer, and keeps what was typed", async () => {
    backend(shop({}, () => failure(500, "CANARY")));
    const response = await postForm("send", AGREED, FROM);
    expect(leadsTo(response)[1]).toContain("problem=tryAgain");
    expect(keptIn(response)?.values["field-name"]).toEqual(["Ana"]);
  });

  it.each([
    "https://evil.test/en/contact",
    "",
  ])("leads home where no page of the site sent it but '%s'", async (referer) => {
    backend(shop());
    expect(leadsTo(await postForm("send", AGREED, { referer }))).toEqual([
      303,
      "/en?plain=true&form=3&sent=true",
    ]);
  });

  it("keeps nothing under a name that the form does not have", async () => {
    backend(shop());
    const others = [
      ["field-other", "x"],
      ["consent-9", "on"],
      ["token", "x"],
    ] as const;
    const response = await postForm("send", [...TYPED, ...others], FROM);
    expect(Object.keys(keptIn(response)?.values ?? {}).toSorted()).toEqual([
      "field-mail",
      "field-name",
      "field-topics",
      "hidden-product",
    ]);
  });

  it("keeps nothing of a form that the site does not have", async () => {
    backend(({ url }) => (url.includes("form") ? failure(404, "There is none.") : data({})));
    const response = await postForm("send", AGREED, FROM);
    expect(keptIn(response)?.values ?? {}).toEqual({});
  });

  it.each([
    "",
    "a b",
    "x".repeat(61),
    "review/1",
  ])("leads back and keeps nothing under the name '%s'", async (form) => {
    const asked = backend(shop());
    const response = await postForm("send", { form, "field-name": "Ana" }, FROM);
    expect(leadsTo(response)).toEqual([303, "/en/contact"]);
    expect([response.headers.getSetCookie(), callsOf(asked)]).toEqual([[], []]);
  });

  it("subscribes to the newsletter", async () => {
    const asked = backend(shop());
    const fields = { form: "newsletter", "field-email": "ana@example.com", "consent-8": "on" };
    const response = await postForm("send", fields, FROM);
    expect(leadsTo(response)).toEqual([303, "/en/contact?plain=true&form=newsletter&sent=true"]);
    expect(await sentTo(asked, "newsletter")?.json()).toMatchObject({
      email: "ana@example.com",
      consents: [8],
    });
  });

  it("is refused from another site, before anything is called", async () => {
    const asked = backend(shop());
    const response = await postForm("send", AGREED, { "sec-fetch-site": "cross-site" });
    expect([response.status, callsOf(asked)]).toEqual([403, []]);
  });
});

it("what was typed fits into its cookie, however long it is", () => {
  const text = Array.from({ length: 800 }, () => crypto.randomUUID()).join("");
  const values = { "field-name": ["Ana"], "field-text": [text] };
  const set = keepForm({ form: "3", values, mistakes: {}, sent: null }, false);
  expect(set.length).toBeLessThan(4_096);
  const brought = new Headers({ cookie: set.split(";")[0] ?? "" });
  const kept = keptForm(cookiesOf(brought), "3");
  expect(kept?.values["field-name"]).toEqual(["Ana"]);
  expect(text.startsWith(kept?.values["field-text"]?.[0] ?? "-")).toBe(true);
});
