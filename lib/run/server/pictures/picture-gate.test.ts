import { describe, expect, it, vi } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { toSources } from "#lib/shop/media/image-sizes.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { fc } from "#tests/property.ts";
import { pictureGate } from "./picture-gate.ts";

const MEDIA = "https://media.example/files/";
const pictureAt = (address: string, rest = "&w=640&q=75") =>
  `/_next/image?url=${encodeURIComponent(address)}${rest}`;
const picture = (name: string) => pictureAt(`${MEDIA}${name}`);

async function start(handle: Handle, limits?: { running: number; waiting: number }) {
  const gate = pictureGate({ handle, mediaUrl: MEDIA, limits });
  const port = await serve(gate);
  return (path: string, headers?: Record<string, string>) =>
    fetch(`http://localhost:${port}${path}`, { headers: { accept: "image/webp", ...headers } });
}
const echo: Handle = async (request, response) => void response.end(request.url);

/** A handler whose answers are given one by one; `begun` names the pictures in the order in which they began. */
function held() {
  const begun: string[] = [];
  const answers: ((status?: number) => void)[] = [];
  const handle: Handle = async (request, response) => {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    begun.push(/%2F(\w)&w/.exec(request.url ?? "")?.[1] ?? "");
    answers.push(resolve);
    response.statusCode = (await promise) ?? 200;
    response.end();
  };
  const began = (...names: string[]) => vi.waitFor(() => expect(begun).toEqual(names));
  return { handle, begun, began, answer: (status?: number) => answers.shift()?.(status) };
}

describe("which pictures", () => {
  it.each([
    picture("a.jpg"),
    picture("a%20b/%D8%B5.jpg"),
    `${picture("a.jpg").replace("&w=640", "")}&w=640`,
    "/",
    "/_next/static/a.js?url=x",
    "/_next/images?url=x",
    "/shop?url=x",
  ])("%s passes", async (path) => {
    const get = await start(echo);
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, path]);
  });

  it.each([
    picture("a.jpg#1"),
    picture("a.jpg?v=1"),
    picture("%61.jpg"),
    picture("/a.jpg"),
    picture("../a.jpg"),
    picture("x/%2e%2e/a.jpg"),
    picture("../files-of-others/a.jpg"),
    picture("a b.jpg"),
    picture("č.jpg"),
    pictureAt("https://u:p@media.example/files/a.jpg"),
    pictureAt("https://media.example:443/files/a.jpg"),
    pictureAt("https://MEDIA.example/files/a.jpg"),
    pictureAt("http://media.example/files/a.jpg"),
    pictureAt("https://media.example/files"),
    pictureAt("https://media.example/filesystem/a.jpg"),
    pictureAt("https://other.example/files/a.jpg"),
    pictureAt("/any/page"),
    pictureAt(`${MEDIA}a.jpg`, "&w=641&q=75"),
    pictureAt(`${MEDIA}a.jpg`, "&w=0640&q=75"),
    pictureAt(`${MEDIA}a.jpg`, "&w=640&q=80"),
    pictureAt(`${MEDIA}a.jpg`, "&w=640&q=75&x=1"),
    pictureAt(`${MEDIA}a.jpg`, "&w=640&w=640&q=75"),
    pictureAt(`${MEDIA}a.jpg`, "&w=640"),
    "/_next/image",
    picture("a.jpg").replace("/_next/image", "/_next/image/"),
    picture("a.jpg").replace("/_next/image", "/_next/imag%65"),
    picture("a.jpg").replace("/_next/image", "//_next//image"),
    picture("a.jpg").replace("/_next/image", "/_NEXT/image"),
  ])("%s is refused", async (path) => {
    const handle = vi.fn(echo);
    const get = await start(handle);
    const answer = await get(path);
    expect([answer.status, answer.headers.get("cache-control"), handle.mock.calls.length]).toEqual([
      400,
      "private, no-store",
      0,
    ]);
  });

  it("everything passes that a page writes for a file of the media host", async () => {
    const get = await start(echo);
    const name = fc.oneof(
      fc.string({ unit: "binary", minLength: 1 }),
      fc.constantFrom("صورة 1", "100%", "a+b", "%20", "a//b", "\\a"),
    );
    await fc.assert(
      fc.asyncProperty(name, async (text) => {
        const src = toMediaUrl(`${text}.jpg`, MEDIA);
        const sent = src && toSources(src, 900).src;
        if (!sent?.startsWith("/_next/image")) return;
        expect((await get(sent)).status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });
});

describe("how many pictures at once", () => {
  it("makes two, lets two wait, and refuses a fifth for now", async () => {
    const { handle, begun, answer } = held();
    const get = await start(handle, { running: 2, waiting: 2 });
    const all = ["a", "b", "c", "d", "e"].map((name) => get(picture(name)));
    const refused = await Promise.race(all);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(begun).toHaveLength(2);
    answer();
    await vi.waitFor(() => expect(begun).toHaveLength(3));
    answer();
    await vi.waitFor(() => expect(begun).toHaveLength(4));
    answer();
    answer();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 503]);
  });

  it("makes a picture once for all who ask, and lets a made one pass while others are made", async () => {
    const { handle, began, answer } = held();
    const get = await start(handle, { running: 1, waiting: 0 });
    const first = get(picture("a"));
    await began("a");
    const second = get(picture("a"));
    expect((await get(picture("b"))).status).toBe(503);
    answer();
    expect((await first).status).toBe(200);
    await began("a", "a");
    answer();
    expect((await second).status).toBe(200);
    const other = get(picture("b"));
    await began("a", "a", "b");
    const third = get(picture("a"));
    await began("a", "a", "b", "a");
    const otherFormat = await get(picture("a"), { accept: "image/avif,*/*" });
    expect(otherFormat.status).toBe(503);
    answer();
    answer();
    expect([(await other).status, (await third).status]).toEqual([200, 200]);
  });

  it("does not take a picture that failed for made", async () => {
    const { handle, began, answer } = held();
    const get = await start(handle, { running: 1, waiting: 0 });
    const first = get(picture("a"));
    await began("a");
    answer(404);
    expect((await first).status).toBe(404);
    const other = get(picture("b"));
    await began("a", "b");
    expect((await get(picture("a"))).status).toBe(503);
    answer();
    expect((await other).status).toBe(200);
  });

  it("gives the turn on when making a picture throws", async () => {
    const handle = vi.fn(echo);
    const get = await start(
      async (request, response) => {
        if (handle.mock.calls.length > 0) return handle(request, response);
        void handle(request, response);
        throw new Error("broken");
      },
      { running: 1, waiting: 0 },
    );
    await get(picture("a"));
    expect((await get(picture("b"))).status).toBe(200);
  });
});
