import { describe, expect, it } from "vitest";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { segmentsOf } from "#lib/shop/api/path-segment.ts";
import { mountSandbox, SANDBOX } from "#tests/backends/sandbox.ts";
import { connect } from "./client.ts";

const sandbox = mountSandbox();

const all = listCalls(calls);
const names = all.map((call) => [`${call.method} ${call.version}/${call.path}`, call] as const);

describe("the table of calls", () => {
  it("contains every call once", () =>
    expect(new Set(names.map(([name]) => name)).size).toBe(all.length));

  it("offers visitors all that is theirs, and nothing of the server's", () => {
    for (const { access, offered, path } of all)
      if (access !== "staff") expect(offered, path).toBe(access !== "server");
  });

  it("gives a call of a browser at most one parameter, so that their order does not matter", () => {
    for (const { offered, params, path } of all)
      if (offered) expect(params.length, path).toBeLessThan(2);
  });

  it("offers no call whose name follows its parameters: the gateway reads them at the end", () => {
    for (const { offered, nameLast, path } of all) if (nameLast) expect(offered, path).toBe(false);
  });

  it.each(names)("%s is known to the sandbox", async (_, call) => {
    const { site, storeId } = await connect();
    const response = await ask(call, {
      apiKey: site.apiKey,
      site: String(site.siteId),
      store: String(storeId),
    });
    expect(response.status === 404 && /There is no call/.test(await response.text())).toBe(false);
  });

  it.each(
    names.filter(([, { path }]) => path !== "domainDetect"),
  )("%s refuses a wrong key", async (_, call) => {
    const { site, storeId } = await connect();
    const response = await ask(call, {
      apiKey: "wrong",
      site: String(site.siteId),
      store: String(storeId),
    });
    expect(response.status).toBe(403);
  });
});

function ask(call: Call, headers: Record<string, string>): Promise<Response> {
  const { method, version, params } = call;
  const segments = segmentsOf(
    call,
    params.map(() => "1"),
  );
  const url = [SANDBOX, "api", version, ...segments].join("/");
  const body = method === "GET" ? undefined : "{}";
  return sandbox.fetch(
    new Request(url, { method, body, headers: { "content-type": "application/json", ...headers } }),
  );
}
