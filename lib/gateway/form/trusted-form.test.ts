import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend, ORIGIN } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { handleForm } from "./handle-form.ts";

beforeEach(resetLimits);

/** Posts as a browser that sends neither `Origin` nor `Sec-Fetch-Site`. */
const post = (fields: Record<string, string>, headers: Record<string, string>, action = "add") =>
  handleForm(
    new Request(`${ORIGIN}/api/form/${action}`, {
      method: "POST",
      headers: {
        host: "shop.test:3000",
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    }),
  );
const FIELDS = { language: "en", product: "31", quantity: "2" };
const DILLO = { referer: `${ORIGIN}/` };
const shop = () =>
  backend(({ url }) =>
    url.includes("getNewCartSession")
      ? data({ cartId: "42", protectCode: "CANARY-CODE" })
      : data({ id: "42", items: [] }),
  );

/** The next request after the confirmation page, with its fields. */
async function asked(response: Response) {
  const html = await response.text();
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return {
    html,
    cookie,
    fields: { held: field("held") ?? "", proof: field("proof") ?? "" },
  };
}

describe("a form of a browser that sends no Origin", () => {
  it("is taken from a page of the site", async () => {
    const calls = shop();
    const response = await post(FIELDS, { referer: `${ORIGIN}/en/product/racket` });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/en/cart?plain=true",
    ]);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ["another site", { referer: "http://evil.test/en/product/racket" }],
    ["another port", { referer: "http://shop.test:3001/en/product/racket" }],
    ["a page without an origin", { origin: "null", referer: `${ORIGIN}/en/product/racket` }],
  ])("is refused from %s, before anything is called", async (_, headers) => {
    const calls = shop();
    const response = await post(FIELDS, headers as Record<string, string>);
    expect([response.status, calls.length]).toEqual([403, 0]);
  });

  it("is asked for once more where the browser names no page, and taken from the page that asks", async () => {
    const calls = shop();
    const page = await post(FIELDS, {});
    expect([page.status, calls.length]).toEqual([200, 0]);
    const { cookie, fields } = await asked(page);
    expect((await post(fields, { referer: `${ORIGIN}/api/form/add` })).status).toBe(200);
    expect(calls).toEqual([]);
    expect((await post(fields, { cookie })).status).toBe(303);
  });

  it("is asked for once more where the page may be made up, and then carried out as it was", async () => {
    const calls = shop();
    const page = await post({ ...FIELDS, note: "a\nb & č" }, DILLO);
    expect([page.status, calls.length]).toEqual([200, 0]);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    const { html, cookie, fields } = await asked(page);
    expect(html).toContain("on shop.test:3000 just now?");
    const referers = [DILLO.referer, `${ORIGIN}/api/form/add`];
    for (const referer of referers)
      expect((await post(fields, { referer, cookie })).status).toBe(303);
    expect(await calls[1]?.json()).toMatchObject({ productId: 31, qty: 2 });
  });

  it("keeps the name of its browser, so that two tabs can ask at the same time", async () => {
    shop();
    const first = await asked(await post(FIELDS, DILLO));
    const second = await asked(await post(FIELDS, { ...DILLO, cookie: first.cookie }));
    expect(second.cookie).toBe(first.cookie);
    expect((await post(first.fields, { ...DILLO, cookie: second.cookie })).status).toBe(303);
  });

  it("asks again for a proof of another browser, action, form or time, or without one", async () => {
    const calls = shop();
    const { cookie, fields } = await asked(await post(FIELDS, DILLO));
    const other = await asked(await post({ ...FIELDS, quantity: "9" }, DILLO));
    const isAsked = async (...sent: Parameters<typeof post>) =>
      expect((await post(...sent)).status).not.toBe(303);
    await isAsked(fields, DILLO);
    await isAsked(fields, { ...DILLO, cookie: other.cookie });
    await isAsked(fields, { ...DILLO, cookie: "formBrowser=x" });
    await isAsked({ ...fields, held: other.fields.held }, { ...DILLO, cookie });
    await isAsked(fields, { ...DILLO, cookie }, "logout");
    await isAsked(fields, { referer: "http://evil.test/", cookie });
    await isAsked(fields, { origin: "http://evil.test", referer: DILLO.referer, cookie });
    const [expiry = "", code = ""] = fields.proof.split(".");
    await isAsked({ ...fields, proof: `${Number(expiry) + 1}.${code}` }, { ...DILLO, cookie });
    vi.setSystemTime(Date.now() + MAX_AGE.formProof * 1000 + 1);
    await isAsked(fields, { ...DILLO, cookie });
    vi.useRealTimers();
    expect(calls).toEqual([]);
  });
});
