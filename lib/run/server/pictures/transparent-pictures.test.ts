import sharp from "sharp";
import { expect, it } from "vitest";
import type { Handle } from "#lib/run/server/request-step.ts";
import { serve } from "#tests/factories/processes/serve.ts";
import { pictureGate } from "./picture-gate.ts";

const MEDIA = "https://media.example/files/";
const RED = { r: 200, g: 0, b: 0 };
const [width, height] = [4, 2];

/** Like Next's optimiser: a WebP for clients that accept it, otherwise a JPEG, which has no transparency. */
function optimiser(alpha: number): Handle {
  const picture = sharp({ create: { width, height, channels: 4, background: { ...RED, alpha } } });
  return async (request, response) => {
    const isWebp = request.headers.accept?.includes("image/webp");
    const body = await (isWebp ? picture.clone().webp() : picture.clone().jpeg()).toBuffer();
    response.setHeader("content-type", isWebp ? "image/webp" : "image/jpeg");
    response.setHeader("cache-control", "public, max-age=60");
    response.setHeader("vary", "Accept");
    response.end(body);
  };
}

async function get(alpha: number, name: string, headers: Record<string, string>, method = "GET") {
  const port = await serve(pictureGate({ handle: optimiser(alpha), mediaUrl: MEDIA }));
  const url = `/_next/image?url=${encodeURIComponent(MEDIA + name)}&w=640&q=75`;
  const answer = await fetch(`http://localhost:${port}${url}`, { method, headers });
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}

it.each([
  "*/*",
  "image/png,image/*;q=0.8",
  "image/jpeg",
])("a transparent picture is a PNG for a client that takes %s, and stays transparent", async (accept) => {
  const { answer, body } = await get(0, "logo.webp", { accept, "if-none-match": '"x"' });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels, data[3]]).toEqual([width, height, 4, 0]);
});

it.each([
  [1, "photo.avif", "*/*", "image/jpeg"],
  [0, "logo.webp", "image/webp,*/*", "image/webp"],
  [0, "photo.jpg", "*/*", "image/jpeg"],
])("alpha %s of %s for %s is %s", async (alpha, name, accept, type) => {
  const { answer, body } = await get(alpha, name, { accept });
  expect(answer.headers.get("content-type")).toBe(type);
  expect((await sharp(body).metadata()).width).toBe(width);
});

it("HEAD says the same, without a body", async () => {
  const { answer, body } = await get(0, "logo.webp", { accept: "*/*" }, "HEAD");
  expect([answer.headers.get("content-type"), body.length]).toEqual(["image/png", 0]);
});

it("a failure of the optimiser is passed on", async () => {
  const handle: Handle = async (_, response) => {
    response.statusCode = 404;
    response.end("no");
  };
  const port = await serve(pictureGate({ handle, mediaUrl: MEDIA }));
  const url = `/_next/image?url=${encodeURIComponent(`${MEDIA}a.webp`)}&w=640&q=75`;
  const answer = await fetch(`http://localhost:${port}${url}`, { headers: { accept: "*/*" } });
  expect([answer.status, await answer.text()]).toEqual([404, "no"]);
});
