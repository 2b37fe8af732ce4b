import { HOSTS, sendRequest } from "./support/stack.ts";
import { expect, MESSAGES, origin, PORT, sandbox, test } from "./support/test.ts";

const ODD = "odd.localhost";
const get = (path: string, host: string = ODD, headers: Record<string, string> = {}) =>
  sendRequest(PORT, encodeURI(path), { host, headers: { accept: "text/html", ...headers } });

test("redirects of the backend answer with their own status", async () => {
  for (const [path, status, target] of [
    ["/good-301", 308, "/landing"],
    ["/good-302", 307, "/landing"],
    ["/same-host", 308, "/landing"],
    ["/stari-čćžšđ", 308, "/landing"],
  ] as const) {
    const answer = await get(path);
    expect(answer.status, path).toBe(status);
    expect(new URL(String(answer.headers.location), origin(ODD)).pathname, path).toBe(target);
  }
  const old = await get("/old-shop", HOSTS.en);
  expect(old.status).toBe(308);
  expect(String(old.headers.location)).toMatch(/\/shop$/);
});

test("loops, endless chains and hostile targets show the 404 page", async () => {
  for (const name of [
    "hop-1",
    "loop-a",
    "loop-b",
    "loop-self",
    "evil-relative",
    "evil-absolute",
    "evil-backslash",
    "evil-script",
  ]) {
    const answer = await get(`/${name}`);
    expect(answer.status, name).toBe(404);
    expect(answer.headers.location, name).toBeUndefined();
    expect(answer.body, name).toContain(MESSAGES.en.layout.notFound.title);
  }
});

test("every kind of missing page is 404", async () => {
  for (const path of [
    "/nobody-knows-this",
    "/nobody/knows/this",
    "/product/nobody-knows-this",
    "/shop/nobody-knows-this",
    "/blog/nobody-knows-this",
    "/event/999999",
    "/fr/shop",
    "/nothing.here",
  ]) {
    const answer = await get(path, HOSTS.en);
    expect(answer.status, path).toBe(404);
    expect(answer.body, path).toContain("<h1");
  }
});

test("a 404 is reported once, by the path the visitor saw, whoever asks again", async () => {
  const mark = Math.random().toString(36).slice(2);
  const paths = [
    `/missing-${mark}`,
    `/product/missing-${mark}`,
    `/de/fehlt-ü-${mark}`,
    `/fr/missing-${mark}`,
  ];
  for (const path of [...paths, ...paths, `/missing-${mark}?utm_source=x`])
    await get(path, HOSTS.hr);
  const reported = async () =>
    (await sandbox.log())
      .filter(({ path }) => path.endsWith("redirect/addFailedRequest"))
      .map(({ body }) => String((body as { path?: unknown }).path))
      .filter((path) => path.includes(mark))
      .sort();
  await expect.poll(reported).toEqual([...paths].sort());
  // Internal paths and staff paths are not public pages.
  for (const path of [
    `/_next/static/${mark}.js`,
    `/edit/${mark}`,
    `/admin/${mark}`,
    `/api/${mark}`,
  ])
    await get(path, HOSTS.hr);
  expect(await reported()).toEqual([...paths].sort());
});

test("a failed report affects nobody", async () => {
  await sandbox.setFaults([{ match: "redirect/addFailedRequest", status: 500 }]);
  try {
    const answer = await get(`/missing-${Math.random().toString(36).slice(2)}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain(MESSAGES.en.layout.notFound.title);
  } finally {
    await sandbox.clearFaults("redirect/addFailedRequest");
  }
});

test("answers carry no internal headers", async () => {
  for (const [path, headers] of [
    ["/shop", {}],
    ["/shop", { rsc: "1" }],
    ["/nobody-knows-this", {}],
  ] as const) {
    const answer = await get(path, HOSTS.en, headers);
    expect(answer.headers).not.toHaveProperty("x-middleware-rewrite");
    expect(answer.headers).not.toHaveProperty("x-next-cache-tags");
  }
});
