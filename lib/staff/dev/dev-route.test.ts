import { beforeEach, expect, it, vi } from "vitest";
import { forcedDomain } from "#lib/web/site/host.ts";
import { staffRequest } from "#tests/backends/staff.ts";
import { BACKEND, data, failure, stubBackend, withSite } from "#tests/backends/stub-backend.ts";
import { handleGetDomain, handleReleases, handleSetDomain, handleVersion } from "./dev-route.ts";

const OPTIONS = { GitlabProjectId: 42, GitlabBranch: "next" };
const RELEASE = {
  tag: "v2",
  released_at: "2026-11-02",
  description_html: '<p onclick="x()">New<script>bad()</script></p>',
};

/** A backend with answers for developers, by the end of their address. */
const backend = (answers: Readonly<Record<string, () => Response>>) =>
  stubBackend(
    withSite(
      ({ url }) => answers[url.split("/").at(-1) ?? ""]?.() ?? failure(404, "There is no call."),
      { options: OPTIONS },
    ),
  );

const counted = (requests: readonly Request[], name: string) =>
  requests.filter(({ url }) => url === `${BACKEND}/_cli/${name}`);

/** Each test begins later than everything that the one before it has learnt is good for. */
let now = Date.now();
beforeEach(() => {
  now += 10 * 3_600_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
});

it("answers cleaned releases of the site's project, and asks again after five minutes", async () => {
  const requests = backend({ "get-latest-release": () => data([RELEASE]) });
  const ask = async () => handleReleases(await staffRequest("dev/releases", {}));
  const first = await (await ask()).json();
  expect(first.data).toMatchObject([{ tag: "v2", releasedAt: "2026-11-02" }]);
  expect(first.data[0].html).toBe("<p>New</p>");
  await ask();
  const sent = counted(requests, "get-latest-release");
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({ gitlabProjectId: "42", gitlabBranch: "next" });
  vi.setSystemTime(Date.now() + 5 * 60_000 + 1);
  await ask();
  expect(counted(requests, "get-latest-release")).toHaveLength(2);
});

it("says why there are no releases, and asks again at once", async () => {
  const requests = backend({ "get-latest-release": () => failure(500, "GitLab is down.") });
  const ask = async () => handleReleases(await staffRequest("dev/releases", {}));
  const answer = await ask();
  expect(answer.status).toBe(502);
  expect((await answer.json()).error.payload.message).toBe("GitLab is down.");
  await ask();
  expect(counted(requests, "get-latest-release")).toHaveLength(2);
});

it("names version, commit and newest tag, which is kept for an hour", async () => {
  const requests = backend({ "get-latest-tag": () => data({ tag: "v9" }) });
  const ask = async () => (await handleVersion(await staffRequest("dev/version", {}))).json();
  const { data: running } = await ask();
  expect(running).toMatchObject({ latest: "v9", problem: null });
  expect(running.version).toMatch(/^\d+\.\d+\.\d+$/);
  vi.setSystemTime(Date.now() + 3_599_000);
  await ask();
  expect(counted(requests, "get-latest-tag")).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2_000);
  await ask();
  expect(counted(requests, "get-latest-tag")).toHaveLength(2);
});

it("names its own version where the backend has no such call", async () => {
  backend({});
  const { data: running } = await (
    await handleVersion(await staffRequest("dev/version", {}))
  ).json();
  expect(running).toMatchObject({ latest: null, problem: "There is no call." });
});

it("names the domain, and chooses another one that is a site", async () => {
  backend({ filter: () => data([{ name: "shop.two.test" }, { name: "*.test" }]) });
  const present = await handleGetDomain(await staffRequest("dev/get-domain", {}));
  expect(await present.json()).toEqual({ domain: "shop.test", domains: ["shop.two.test"] });
  const choose = async (domain: unknown, headers = {}) =>
    handleSetDomain(await staffRequest("dev/set-domain", { domain }, headers));
  const chosen = await choose("SHOP.two.test");
  expect(await chosen.json()).toEqual({ domain: "shop.two.test" });
  expect(chosen.headers.get("set-cookie")).toBe(
    "chosenDomain=shop.two.test; Path=/; HttpOnly; SameSite=Lax",
  );
  vi.stubEnv("NODE_ENV", "development");
  const cookie = chosen.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect(forcedDomain(new Headers({ cookie }))).toBe("shop.two.test");
  vi.stubEnv("NODE_ENV", "test");
  for (const wrong of ["nobody.test", "shop.test; Domain=x", 7])
    expect((await choose(wrong)).status).toBe(422);
  expect((await choose("shop.two.test", { "x-requested-with": "" })).status).toBe(403);
});
