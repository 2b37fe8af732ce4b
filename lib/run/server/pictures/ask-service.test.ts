import { expect, it } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { toSources } from "#lib/shop/media/image-sizes.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { pictureGate } from "./picture-gate.ts";

const MEDIA = "https://media.example/files/";
/** An address as a page writes it. */
const PICTURE = toSources(`${MEDIA}a.webp`, 640, "640px").src;

const optimiser: Handle = async (_, response) => {
  response.setHeader("content-type", "image/webp");
  response.end("made here");
};

/** A gate before a service, which notes the addresses that it is asked for. */
async function start(answer: Handle, url = PICTURE) {
  const asked: (string | undefined)[] = [];
  const service = await serve((request, response) => {
    asked.push(request.url);
    return answer(request, response);
  });
  const template = `http://127.0.0.1:${service}/{signature}/rs:fit:{width}:0/q:75/{base64}.{format}`;
  const port = await serve(
    pictureGate({
      handle: optimiser,
      mediaUrl: MEDIA,
      service: { template, key: "736563726574", salt: "68656C6C6F" },
    }),
  );
  const get = (headers: Record<string, string>, method = "GET") =>
    fetch(`http://localhost:${port}${url}`, { method, headers });
  return { asked, get };
}

const made: Handle = async (_, response) => {
  response.writeHead(200, { "content-type": "image/avif", etag: '"1"', "x-own": "1" });
  response.end("made there");
};

it("a picture of a page comes from the service, as its signed address", async () => {
  const { asked, get } = await start(made);
  const answer = await get({ accept: "image/avif,image/webp,*/*" });
  expect(await answer.text()).toBe("made there");
  const source = Buffer.from(`${MEDIA}a.webp`).toString("base64url");
  expect(asked).toEqual([
    `/CkpAYXsdcsVq7_8R_vrE9PCvZIuL6WN_GRu8jL_OVvU/rs:fit:640:0/q:75/${source}.avif`,
  ]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=86400, must-revalidate",
    "x-content-type-options": "nosniff",
    etag: '"1"',
    vary: "Accept",
  });
  expect(answer.headers.has("x-own")).toBe(false);
});

it.each([
  ["image/webp,*/*", "a.webp", "webp"],
  ["*/*", "a.webp", "png"],
  ["*/*", "a.jpg", "jpeg"],
])("who takes %s gets %s as %s", async (accept, name, format) => {
  const { asked, get } = await start(made, toSources(MEDIA + name, 640, "640px").src);
  await get({ accept });
  expect(asked[0]?.split(".").at(-1)).toBe(format);
});

it("HEAD has no body, and a picture that the browser has is not sent again", async () => {
  const { get } = await start(async (request, response) => {
    if (request.headers["if-none-match"] !== '"1"') return made(request, response);
    response.writeHead(304);
    response.end();
  });
  const head = await get({}, "HEAD");
  expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
    200,
    "image/avif",
    "",
  ]);
  expect((await get({ "if-none-match": '"1"' })).status).toBe(304);
});

it.each<[string, Handle]>([
  ["refuses", async (_, response) => void response.writeHead(403).end()],
  [
    "sends a page",
    async (_, response) =>
      void response.writeHead(200, { "content-type": "text/html" }).end("<script></script>"),
  ],
  [
    "sends a picture that may hold scripts",
    async (_, response) =>
      void response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>"),
  ],
  ["leads elsewhere", async (_, response) => void response.writeHead(302, { location: "/" }).end()],
  ["ends the connection", async (request) => void request.socket.destroy()],
])("a service that %s is made up for by the optimiser", async (_, answer) => {
  const { asked, get } = await start(answer);
  const picture = await get({ accept: "image/webp" });
  expect([picture.status, await picture.text(), asked.length]).toEqual([200, "made here", 1]);
});

it("a picture of other hosts is asked of nobody", async () => {
  const { asked, get } = await start(made, PICTURE.replace("media.example", "other.example"));
  expect([(await get({})).status, asked]).toEqual([400, []]);
});

it("a picture above the size is cut off", async () => {
  const { get } = await start(async (_, response) => {
    response.writeHead(200, { "content-type": "image/png" });
    response.end(Buffer.alloc(12 * 1024 * 1024 + 1));
  });
  await expect(get({}).then((answer) => answer.arrayBuffer())).rejects.toThrow();
});

it("a service that breaks off is left alone for a while, and pictures are made here", async () => {
  const { asked, get } = await start(async (request) => void request.socket.destroy());
  for (let visits = 0; visits < 3; visits += 1)
    expect(await (await get({ accept: "image/avif" })).text()).toBe("made here");
  expect(asked).toHaveLength(1);
});
