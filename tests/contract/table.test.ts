import { describe, expect, it } from "vitest";
import { allCalls } from "#lib/gateway/table.ts";
import { mountSandbox, SANDBOX } from "#tests/msw/sandbox.ts";
import { connect } from "./client.ts";

const sandbox = mountSandbox();

/** Calls that the sandbox does not answer yet. */
const LATER = new Set<string>([]);
const names = allCalls.map(
  ({ endpoint }) => [`${endpoint.method} ${endpoint.version}/${endpoint.path}`, endpoint] as const,
);

describe("the table of calls", () => {
  it("contains every call once", () =>
    expect(new Set(names.map(([name]) => name)).size).toBe(allCalls.length));

  it.each(names)("%s is known to the sandbox", async (_, { method, version, path }) => {
    const { site, storeId } = await connect();
    const response = await ask(method, version, path, {
      apiKey: site.apiKey,
      site: String(site.siteId),
      store: String(storeId),
    });
    if (LATER.has(path)) expect([200, 400, 401, 422, 501]).toContain(response.status);
    else
      expect(
        [404, 501].includes(response.status) && /There is no call|yet/.test(await response.text()),
      ).toBe(false);
  });

  it.each(
    names.filter(([, { path }]) => path !== "domainDetect"),
  )("%s refuses a wrong key", async (_, { method, version, path }) => {
    if (LATER.has(path)) return;
    const { site, storeId } = await connect();
    const response = await ask(method, version, path, {
      apiKey: "wrong",
      site: String(site.siteId),
      store: String(storeId),
    });
    expect(response.status).toBe(403);
  });
});

function ask(
  method: string,
  version: string,
  path: string,
  headers: Record<string, string>,
): Promise<Response> {
  const url = `${SANDBOX}/api/${version}/${path.replace(/\{\w+\}/g, "1")}`;
  const body = method === "GET" ? undefined : "{}";
  return sandbox.fetch(
    new Request(url, { method, body, headers: { "content-type": "application/json", ...headers } }),
  );
}
