import { describe, expect, it } from "vitest";
import { createClient, LOCALHOST } from "../testing/client.ts";

const HERE = "http://localhost:4000";
const OWN = { "sec-fetch-site": "same-origin" };

function panel() {
  const client = createClient();
  const get = async () =>
    (await client.sandbox.fetch(new Request(`${HERE}/_sandbox/panel`))).text();
  const post = (
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = OWN,
    { path = "/_sandbox/panel", base = HERE } = {},
  ) =>
    client.sandbox.fetch(
      new Request(base + path, { method: "POST", headers, body: new URLSearchParams(fields) }),
    );
  const faults = async () => (await client.control("GET", "faults")).body;
  return { client, get, post, faults };
}

const DOWN = { kind: "error", call: "/api/", times: "always" };

describe("the panel of faults", () => {
  it("makes every call fail until there are no faults any more", async () => {
    const { client, get, post } = panel();
    const ask = async () => (await client.send("GET", "v1/cms/option/filter")).status;
    expect((await post(DOWN)).headers.get("location")).toBe("/_sandbox/panel?done=added");
    expect([await ask(), await ask()]).toEqual([500, 500]);
    expect(await get()).toContain("<td>Error: status 500</td><td>always</td>");
    await post({}, OWN, { path: "/_sandbox/panel/clear" });
    expect(await ask()).toBe(200);
    expect(await get()).toContain("Nothing. Everything answers as it should.");
  });

  it("spoils one call, once", async () => {
    const { client, get, post } = panel();
    await post({ kind: "garbage", call: "/api/v1/cms/option/filter", times: "once" });
    expect(await get()).toContain("<td>once</td>");
    const ask = async (path: string) =>
      (await client.send("GET", path)).headers.get("content-type")?.split(";")[0];
    expect(await ask("v1/ecommerce/settings/getCheckoutSettings")).toBe("application/json");
    expect(await ask("v1/cms/option/filter")).toBe("text/html");
    expect(await ask("v1/cms/option/filter")).toBe("application/json");
  });

  it("logs out whoever is logged in, and nobody else", async () => {
    const { client, post } = panel();
    await post({ kind: "loggedOut", call: "/api/", times: "always" });
    const status = async (more: object) =>
      (await client.send("GET", "v1/cms/option/filter", undefined, { ...LOCALHOST, ...more }))
        .status;
    expect(await status({})).toBe(200);
    expect(await status({ accessToken: "any" })).toBe(401);
    expect(await status({ refreshToken: "any" })).toBe(401);
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }, HERE],
    ["another port of this machine", { "sec-fetch-site": "same-site" }, HERE],
    ["an older browser on another site", { origin: "http://evil.example" }, HERE],
    ["whoever says nothing about itself", {}, HERE],
    ["a name that somebody else points here", OWN, "http://evil.example:4000"],
  ])("takes nothing from %s", async (_, headers, base) => {
    const { post, faults } = panel();
    await post(DOWN);
    const before = await faults();
    expect((await post(DOWN, headers, { base })).status).toBe(403);
    expect((await post({}, headers, { base, path: "/_sandbox/panel/clear" })).status).toBe(403);
    expect(await faults()).toEqual(before);
  });

  it("takes its own form from an older browser, by its origin", async () => {
    const { post } = panel();
    expect((await post(DOWN, { origin: HERE })).status).toBe(303);
  });

  it.each([
    ["fault", { ...DOWN, kind: "constructor" }],
    ["call", { ...DOWN, call: "/api/v1/nothing" }],
  ])("knows no other %s", async (_, fields) => {
    const { post, faults } = panel();
    expect((await post(fields)).status).toBe(422);
    expect(await faults()).toEqual([]);
  });

  it("names every call once, and shows what others have added as text", async () => {
    const { client, get } = panel();
    await client.control("POST", "faults", { match: "<b>", status: 418, site: 8 });
    const text = await get();
    const names = [...text.matchAll(/<option>([^<]+)<\/option>/g)].map(([, name]) => name);
    expect(names).toContain("/api/v2/domainDetect");
    expect(names).toContain("/api/v1/cms/element/history");
    expect(new Set(names).size).toBe(names.length);
    expect(text).toContain("<td>&lt;b&gt;</td><td>{&quot;status&quot;:418}, site 8</td>");
  });
});
