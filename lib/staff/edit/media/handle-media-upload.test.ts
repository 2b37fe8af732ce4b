import { createHash } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend, messageOf } from "#tests/backends/gateway.ts";
import {
  photo,
  type StaffFile,
  storing,
  TOKEN,
  uploadStaff,
  uploadsOf,
} from "#tests/backends/staff-upload.ts";
import { forgetBuckets } from "./bucket/store-by-bucket.ts";
import type { UploadAnswer } from "./media-types.ts";

const VIDEO = Buffer.concat([
  Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"),
  Buffer.alloc(200_000),
]);

beforeEach(() => {
  resetLimits();
  forgetBuckets();
});

describe("a file of staff", () => {
  it("goes to the backend in their name, without what the camera wrote, and under a safe name", async () => {
    const asked = backend(storing(["cms.media"]));
    const body = await photo();
    expect(body.includes("CANARY-ARTIST")).toBe(true);
    const response = await uploadStaff({ body, headers: { "x-access": "private" } });
    const answer = (await response.json()) as { data: UploadAnswer };
    expect([response.status, answer.data]).toEqual([
      200,
      expect.objectContaining({ driveId: 81, name: "Our-day.jpg", hash: "h81" }),
    ]);
    const [request] = uploadsOf(asked);
    expect(request?.headers.get("accesstoken")).toBe(TOKEN);
    const form = await request?.clone().formData();
    expect(JSON.parse(String(form?.get("customData")))).toEqual({ access: "private" });
    const file = form?.get("file") as File;
    const stored = Buffer.from(await file.arrayBuffer());
    expect([file.name, file.type, stored.includes("CANARY-ARTIST")]).toEqual([
      "Our-day.jpg",
      "image/jpeg",
      false,
    ]);
    expect(answer.data.sha256).toBe(createHash("sha256").update(stored).digest("hex"));
    expect(answer.data.size).toBe(stored.byteLength);
    const declared = request?.headers.get("content-length");
    expect(declared).toBe(String((await request?.arrayBuffer())?.byteLength));
  });

  it("may be a video, which is passed on as it is", async () => {
    const asked = backend(storing());
    const response = await uploadStaff({ name: "a.mp4", type: "video/mp4", body: VIDEO });
    expect(response.status).toBe(200);
    const form = await uploadsOf(asked)[0]?.formData();
    const file = form?.get("file") as File;
    expect(Buffer.from(await file.arrayBuffer()).equals(VIDEO)).toBe(true);
  });
});

it("takes back what was stored for somebody whose connection broke before they heard of it", async () => {
  const gone = new AbortController();
  const asked = backend((request) => {
    if (request.url.includes("media/upload")) gone.abort();
    return storing()(request);
  });
  const response = await uploadStaff({ body: await photo(), signal: gone.signal });
  expect(response.status).toBe(503);
  const taken = asked.find(({ url }) => url.endsWith("/media/directoryItem/delete"));
  expect(await taken?.json()).toEqual({ targetIds: [81] });
});

it("takes it back too where the connection breaks while the answer is on its way, and once", async () => {
  const gone = new AbortController();
  const asked = backend(storing());
  const response = await uploadStaff({ body: await photo(), signal: gone.signal });
  expect(response.status).toBe(200);
  const taken = () => asked.filter(({ url }) => url.endsWith("/media/directoryItem/delete"));
  expect(taken()).toEqual([]);
  gone.abort();
  await expect.poll(() => taken().length).toBe(1);
  expect(await taken()[0]?.json()).toEqual({ targetIds: [81] });
});

describe("what is refused, with nothing stored", () => {
  const refused = async (sending: StaffFile, scopes?: readonly string[]) => {
    const asked = backend(storing(scopes));
    const response = await uploadStaff(sending);
    expect(uploadsOf(asked)).toEqual([]);
    return [response.status, await messageOf(response)];
  };

  it("a file without the right to it", async () => {
    const [status] = await refused({ body: await photo() }, ["cms.element"]);
    expect(status).toBe(403);
  });

  it("one that another site's page sends", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await refused({ body: await photo(), headers }))[0]).toBe(403);
  });

  it("a picture whose data are not what its header promises", async () => {
    const noise = Buffer.from(Array.from({ length: 30_000 }, (_, at) => (at * at) % 251));
    const raw = { width: 100, height: 100, channels: 3 } as const;
    const body = await sharp(noise, { raw }).png().toBuffer();
    // All chunks are where they should be: only who draws the picture finds out.
    body.fill(0x55, 200, body.length - 100);
    const sending = { name: "a.png", type: "image/png", body };
    expect(await refused(sending)).toEqual([422, "broken"]);
  });

  it("a picture of too many pixels, by its header alone", async () => {
    const body = await sharp({
      create: { width: 17_000, height: 2, channels: 3, background: "#fff" },
    })
      .png()
      .toBuffer();
    expect(await refused({ name: "a.png", type: "image/png", body })).toEqual([422, "pixels"]);
  });

  it("a picture that is longer than pictures may be, by what it declares", async () => {
    const headers = { "content-length": "30000001" };
    expect((await refused({ body: await photo(), headers }))[0]).toBe(413);
  });

  it.each([
    ["a drawing with scripts", "a.svg", "image/svg+xml", Buffer.from("<svg/>")],
    ["a page", "a.html", "text/html", Buffer.from("<p>")],
    ["a video by name alone", "a.mp4", "video/mp4", Buffer.from("<script>alert(1)</script>")],
  ])("%s", async (_, name, type, body) => {
    expect((await refused({ name, type, body }))[0]).toBe(422);
  });
});
