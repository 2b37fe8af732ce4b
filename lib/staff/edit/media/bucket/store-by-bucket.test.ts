import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { backend } from "#tests/backends/gateway.ts";
import { photo, storing, uploadStaff, uploadsOf } from "#tests/backends/staff-upload.ts";
import { data, failure, type Stub } from "#tests/backends/stub-backend.ts";
import { forgetBuckets } from "./store-by-bucket.ts";

beforeEach(() => {
  resetLimits();
  forgetBuckets();
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
    const response = await uploadStaff({ body: await photo(), headers: { "x-access": access } });
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
      expect((await uploadStaff({ body: await photo() })).status).toBe(200);
    expect(wayOf(asked)).toEqual([
      "media/file/getUploadUrl",
      "media/media/upload",
      "media/media/upload",
    ]);
  });

  it("may have it at its own address, whatever the list", async () => {
    const asked = backend(offering("http://backend.test/_bucket/k"));
    expect((await uploadStaff({ body: await photo() })).status).toBe(200);
    expect(wayOf(asked)).toHaveLength(3);
    expect(uploadsOf(asked)).toEqual([]);
  });

  it.each([404, 501])("that answers %i is sent the file itself", async (status) => {
    const asked = backend(
      offering(BUCKET, { getUploadUrl: () => failure(status, "no") }),
      {},
      LISTED,
    );
    expect((await uploadStaff({ body: await photo() })).status).toBe(200);
    expect(wayOf(asked)).toEqual(["media/file/getUploadUrl", "media/media/upload"]);
  });

  it("whose bucket refuses the file is sent it at the next try", async () => {
    const refusing = { "files.bucket.test": () => new Response("<Error/>", { status: 403 }) };
    const asked = backend(offering(BUCKET, refusing), {}, LISTED);
    expect((await uploadStaff({ body: await photo() })).status).toBe(503);
    expect(uploadsOf(asked)).toEqual([]);
    expect((await uploadStaff({ body: await photo() })).status).toBe(200);
    expect(uploadsOf(asked)).toHaveLength(1);
  });

  it("that sends us elsewhere is not followed", async () => {
    const headers = { location: "http://169.254.169.254/" };
    const moving = { "files.bucket.test": () => new Response(null, { status: 307, headers }) };
    const asked = backend(offering(BUCKET, moving), {}, LISTED);
    expect((await uploadStaff({ body: await photo() })).status).toBe(503);
    expect(asked.find(({ url }) => url.startsWith("https://files"))?.redirect).toBe("manual");
  });

  it("that refuses the file for its length says so, and gets it in no other way", async () => {
    const asked = backend(
      offering(BUCKET, { getUploadUrl: () => failure(413, "too big") }),
      {},
      LISTED,
    );
    expect((await uploadStaff({ body: await photo() })).status).toBe(413);
    expect(uploadsOf(asked)).toEqual([]);
  });

  it("never sees what is not the file that its name says", async () => {
    const asked = backend(offering(BUCKET), {}, LISTED);
    const body = Buffer.from("<script>alert(1)</script>");
    expect((await uploadStaff({ name: "a.mp4", type: "video/mp4", body })).status).toBe(422);
    expect(wayOf(asked)).toEqual([]);
  });
});
