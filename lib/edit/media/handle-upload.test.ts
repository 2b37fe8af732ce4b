import { createHash } from "node:crypto";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { signStaffHint } from "#lib/auth/staff-hint.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend, messageOf, ORIGIN } from "#tests/msw/gateway.ts";
import { data, failure, type Stub, tokenFor } from "#tests/msw/stub-backend.ts";
import { forgetBuckets } from "./bucket/store-by-bucket.ts";
import { handleMediaUpload } from "./handle-upload.ts";
import type { UploadAnswer } from "./types.ts";

const TOKEN = tokenFor("CANARY-TOKEN", 600);
const photo = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#406080" } })
    .withExif({ IFD0: { Artist: "CANARY-ARTIST" } })
    .jpeg()
    .toBuffer();
const VIDEO = Buffer.concat([
  Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"),
  Buffer.alloc(200_000),
]);

const storing =
  (scopes?: readonly string[]): Stub =>
  async (request) => {
    if (request.url.endsWith("/user/profile"))
      return data({ id: 3, email: "vera@shop.test", isBackofficeUser: true, scopes });
    if (request.url.endsWith("/media/directoryItem/delete")) return data({});
    if (!request.url.endsWith("/api/v2/media/media/upload")) return failure(404, "no");
    await request.arrayBuffer();
    return data({ driveId: 81, path: "a/81.jpg", mime: "image/jpeg", size: 3, hash: "h81" });
  };

interface Sending {
  readonly name?: string;
  readonly type?: string;
  readonly body: Uint8Array;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}
const upload = async ({ name = "Our day.JPG", type = "image/jpeg", ...sending }: Sending) => {
  const { body, headers, signal } = sending;
  return handleMediaUpload(
    new Request(`${ORIGIN}/api/edit/media/upload`, {
      method: "POST",
      headers: {
        host: "shop.test:3000",
        origin: ORIGIN,
        "sec-fetch-site": "same-origin",
        "x-requested-with": "baseline",
        "content-type": type,
        "x-file-name": encodeURIComponent(name),
        "content-length": String(body.byteLength),
        cookie: `accessToken=${TOKEN}; staff=${await signStaffHint(7)}`,
        ...headers,
      },
      body: new Uint8Array(body),
      signal,
    }),
  );
};
const uploadsOf = (asked: readonly Request[]) =>
  asked.filter(({ url }) => url.includes("media/upload"));

beforeEach(() => {
  resetLimits();
  forgetBuckets();
});

describe("a file of staff", () => {
  it("goes to the backend in their name, without what the camera wrote, and under a safe name", async () => {
    const asked = backend(storing(["cms.media"]));
    const body = await photo();
    expect(body.includes("CANARY-ARTIST")).toBe(true);
    const response = await upload({ body, headers: { "x-access": "private" } });
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
    const response = await upload({ name: "a.mp4", type: "video/mp4", body: VIDEO });
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
  const response = await upload({ body: await photo(), signal: gone.signal });
  expect(response.status).toBe(503);
  const taken = asked.find(({ url }) => url.endsWith("/media/directoryItem/delete"));
  expect(await taken?.json()).toEqual({ targetIds: [81] });
});

/** A backend with a bucket at an address. */
const offering =
  (url: string, own: Record<string, Stub> = {}): Stub =>
  async (request) => {
    const call = Object.keys(own).find((part) => request.url.includes(part));
    if (call) return own[call]?.(request) ?? failure(500, "no");
    const { pathname } = new URL(request.url);
    switch (pathname.replace(/^\/api\/v1\/media\/file\//, "")) {
      case "getUploadUrl":
        return data({
          url,
          key: "CANARY-KEY-OF-FILE",
          headers: {
            "x-amz-acl": "private",
            "Content-Type": "image/jpeg",
            host: "evil.test",
            cookie: "a=b",
            "x-goog-meta": "a\r\nb",
          },
        });
      case "addFromBucket":
      case "addFromBucketPublic":
        return data({ driveId: 90, path: "b/90.jpg", hash: "h90" });
      default:
        if (request.url.startsWith(url)) {
          await request.arrayBuffer();
          return new Response(null, { status: 200 });
        }
        return storing()(request);
    }
  };
const BUCKET = "https://files.bucket.test/a?signature=s";
const LISTED = { UPLOAD_HOSTS: "files.bucket.test" };
const wayOf = (asked: readonly Request[]) =>
  asked
    .map(({ url }) => url.replace(/^.*\/api\/v\d\//, "").replace(/\?.*/, ""))
    .filter((path) => !path.startsWith("user/"));

describe("a backend with a bucket", () => {
  it.each([
    ["private", "media/file/addFromBucket"],
    ["public", "media/file/addFromBucketPublic"],
  ])("is handed a %s file there, cleaned, with no token, and takes it over", async (access, call) => {
    const asked = backend(offering(BUCKET), {}, LISTED);
    const response = await upload({ body: await photo(), headers: { "x-access": access } });
    const text = await response.text();
    expect([response.status, text]).toEqual([200, expect.stringContaining('"driveId":90')]);
    expect(text).not.toContain("CANARY");
    expect(wayOf(asked)).toEqual(["media/file/getUploadUrl", "https://files.bucket.test/a", call]);
    const [named, sent, taken] = asked.filter(({ url }) => !url.includes("/user/"));
    const bytes = Buffer.from((await sent?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.includes("CANARY-ARTIST")).toBe(false);
    expect(await named?.json()).toEqual({
      name: "Our-day.jpg",
      mime: "image/jpeg",
      size: bytes.byteLength,
    });
    expect([sent?.method, Object.fromEntries(sent?.headers ?? [])]).toEqual([
      "PUT",
      {
        "content-length": String(bytes.byteLength),
        "content-type": "image/jpeg",
        "x-amz-acl": "private",
      },
    ]);
    expect(await taken?.json()).toEqual({ key: "CANARY-KEY-OF-FILE" });
  });

  it.each([
    ["of nobody's list", "https://other.test/a"],
    ["of the list, without https", "http://files.bucket.test/a"],
    ["of this machine, which no list names", "http://127.0.0.1:9000/a"],
    ["of the list, with a user", "https://files.bucket.test@other.test/a"],
    ["of the list, at another port", "https://files.bucket.test:8443/a"],
    ["of the machine's own services", "http://169.254.169.254/latest"],
  ])("that names an address %s is sent the file itself, and not asked again", async (_, url) => {
    const asked = backend(offering(url), {}, LISTED);
    for (let time = 0; time < 2; time += 1)
      expect((await upload({ body: await photo() })).status).toBe(200);
    expect(wayOf(asked)).toEqual([
      "media/file/getUploadUrl",
      "media/media/upload",
      "media/media/upload",
    ]);
  });

  it("may have it at its own address, whatever the list", async () => {
    const asked = backend(offering("http://backend.test/_bucket/k"));
    expect((await upload({ body: await photo() })).status).toBe(200);
    expect(wayOf(asked)).toHaveLength(3);
    expect(uploadsOf(asked)).toEqual([]);
  });

  it.each([404, 501])("that answers %i is sent the file itself", async (status) => {
    const asked = backend(
      offering(BUCKET, { getUploadUrl: () => failure(status, "no") }),
      {},
      LISTED,
    );
    expect((await upload({ body: await photo() })).status).toBe(200);
    expect(wayOf(asked)).toEqual(["media/file/getUploadUrl", "media/media/upload"]);
  });

  it("whose bucket refuses the file is sent it at the next try", async () => {
    const refusing = { "files.bucket.test": () => new Response("<Error/>", { status: 403 }) };
    const asked = backend(offering(BUCKET, refusing), {}, LISTED);
    expect((await upload({ body: await photo() })).status).toBe(503);
    expect(uploadsOf(asked)).toEqual([]);
    expect((await upload({ body: await photo() })).status).toBe(200);
    expect(uploadsOf(asked)).toHaveLength(1);
  });

  it("that sends us elsewhere is not followed", async () => {
    const headers = { location: "http://169.254.169.254/" };
    const moving = { "files.bucket.test": () => new Response(null, { status: 307, headers }) };
    const asked = backend(offering(BUCKET, moving), {}, LISTED);
    expect((await upload({ body: await photo() })).status).toBe(503);
    expect(asked.find(({ url }) => url.startsWith("https://files"))?.redirect).toBe("manual");
  });

  it("that refuses the file for its length says so, and gets it in no other way", async () => {
    const asked = backend(
      offering(BUCKET, { getUploadUrl: () => failure(413, "too big") }),
      {},
      LISTED,
    );
    expect((await upload({ body: await photo() })).status).toBe(413);
    expect(uploadsOf(asked)).toEqual([]);
  });

  it("never sees what is not the file that its name says", async () => {
    const asked = backend(offering(BUCKET), {}, LISTED);
    const body = Buffer.from("<script>alert(1)</script>");
    expect((await upload({ name: "a.mp4", type: "video/mp4", body })).status).toBe(422);
    expect(wayOf(asked)).toEqual([]);
  });
});

describe("what is refused, with nothing stored", () => {
  const refused = async (sending: Sending, scopes?: readonly string[]) => {
    const asked = backend(storing(scopes));
    const response = await upload(sending);
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
