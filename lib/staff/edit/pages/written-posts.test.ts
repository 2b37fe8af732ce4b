import { beforeEach, expect, it } from "vitest";
import { type RawPost, rawPostCalls } from "#lib/shop/api/calls/product-variants.ts";
import { elementIdOfPost } from "#lib/shop/domain/content/post-element.ts";
import type { OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import type { Json, Operation, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { EMPTY_CONTENT } from "#lib/staff/edit/model/edit-operation.ts";
import type { PublishPort } from "#lib/staff/edit/publish/port.ts";
import { publish } from "#lib/staff/edit/publish/publish.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect, logInStaff } from "#tests/contract/client.ts";
import { createPostReader } from "./written-posts.ts";

const sandbox = mountSandbox();
let shop: Client;
let accessToken: string;
let held: RawPost;
/** The bodies of all updates of posts. */
let sent: unknown[];

const QUERY = { postTypeSlugs: ["post"], status: "any", page: 1, limit: 20 } as const;
const list = async (): Promise<readonly RawPost[]> =>
  (await shop.get(rawPostCalls.filterStandard, { input: QUERY, accessToken })).items;
const now = async () => (await list()).find(({ id }) => id === held.id) ?? {};
const save = (input: Record<string, unknown>) =>
  shop.get(rawPostCalls.update, { params: { id: Number(held.id) }, input, accessToken });

function port(isOffered = true): PublishPort {
  const send: PublishPort["send"] = (call, options) => {
    if (call.method === "PATCH") sent.push(options.input);
    return shop.send(call, { ...options, accessToken });
  };
  return {
    locale: "hr",
    siteId: shop.site.siteId,
    offers: () => true,
    send,
    ...(isOffered && { readPost: createPostReader(send) }),
  };
}

const ofPost = () => ({
  elementId: elementIdOfPost(Number(held.id)),
  handler: `post:${held.slug}`,
  about: { component: "post", title: "" },
  seen: String(held.updated_at ?? ""),
});
const set = (name: string, after: Json, more: Partial<SetOperation> = {}): SetOperation => ({
  ...ofPost(),
  kind: "set",
  path: `meta.${name}`,
  slot: "text",
  before: held[name] as Json,
  after,
  ...more,
});
const only = (results: readonly OperationAnswer[]) =>
  results.map(({ address: _, ...answer }) => answer);

beforeEach(async () => {
  sandbox.reset();
  sent = [];
  shop = await connect("tenis.localhost", "hr");
  accessToken = await logInStaff(shop);
  const [first] = await list();
  if (!first) throw new Error("The seed has no post.");
  held = first;
});

it("saves what was written on a post, each field as it is, and no other", async () => {
  const { results, stale, seen } = await publish(
    [set("title", "Novi naslov"), set("body", "<p>Nova <b>riječ</b></p>", { slot: "html" })],
    port(),
  );
  expect(only(results)).toMatchObject([
    { status: "saved", stored: "Novi naslov" },
    { status: "saved" },
  ]);
  expect(sent).toEqual([{ title: "Novi naslov", body: expect.stringContaining("riječ") }]);
  const after = await now();
  expect(after).toMatchObject({ title: "Novi naslov", slug: held.slug, excerpt: held.excerpt });
  expect(seen[ofPost().elementId]).toBe(after.updated_at);
  expect(stale).toEqual(expect.arrayContaining(["posts", `post:${held.slug}`]));
});

it("asks where somebody else has changed the same text, and keeps their others", async () => {
  await save({ title: "Njihov naslov", excerpt: "Njihov sažetak" });
  const { results, merged } = await publish(
    [set("title", "Moj naslov"), set("body", "<p>Moj tekst</p>", { slot: "html" })],
    port(),
  );
  expect(only(results)).toMatchObject([
    { status: "conflict", theirs: "Njihov naslov" },
    { status: "saved" },
  ]);
  expect(merged).toBe(true);
  expect(await now()).toMatchObject({ title: "Njihov naslov", excerpt: "Njihov sažetak" });
});

it("finds a post whose address has changed since it was shown", async () => {
  await save({ slug: "na-drugom-mjestu" });
  const { results, stale } = await publish([set("excerpt", "Sažetak")], port());
  expect(only(results)).toMatchObject([{ status: "saved" }]);
  expect(stale).toContain("post:na-drugom-mjestu");
});

it.each([
  ["no title", () => set("title", " "), { status: "invalid", reason: "empty" }],
  ["a title that is taken away", () => set("title", null), { status: "invalid", reason: "empty" }],
  ["a field of its settings", () => set("slug", "x"), { status: "invalid", reason: "path" }],
  [
    "a picture of nowhere",
    () => set("media", { id: 1, path: "https://x.test/a.jpg" }, { slot: "media" }),
    { status: "invalid", reason: "value" },
  ],
  [
    "a picture that was deleted",
    () => set("media", { id: 987_654, path: "gone.webp" }, { slot: "media" }),
    { status: "failed", reason: "refused" },
  ],
  [
    "a removal",
    (): Operation => ({ ...ofPost(), kind: "remove", content: { ...EMPTY_CONTENT, parts: [] } }),
    { status: "invalid", reason: "path" },
  ],
  [
    "a new one",
    (): Operation => ({ ...ofPost(), kind: "insert", content: { ...EMPTY_CONTENT, parts: [] } }),
    { status: "invalid", reason: "path" },
  ],
  [
    "a master",
    (): Operation => ({ ...ofPost(), kind: "follow", before: null, after: 7 }),
    { status: "invalid", reason: "path" },
  ],
] as const)("refuses %s", async (_, operation, answer) => {
  const before = await list();
  expect(only((await publish([operation()], port())).results)).toEqual([answer]);
  expect(sent).toEqual([]);
  expect(await list()).toEqual(before);
});

it("gives a post another picture, keeping what the backend knows of it where only its words change", async () => {
  const media = held.media as Record<string, Json>;
  const shown = { ...media, description: "Reket na travi" };
  const { results } = await publish([set("media", shown, { slot: "media" })], port());
  expect(only(results)).toMatchObject([{ status: "saved" }]);
  expect(sent).toEqual([{ media: { ...media, description: "Reket na travi" } }]);
});

it("says that a post is gone, and writes nothing where posts cannot be changed", async () => {
  const gone = set("title", "x", { elementId: elementIdOfPost(999_999) });
  expect(only((await publish([gone], port())).results)).toEqual([
    { status: "failed", reason: "notFound" },
  ]);
  expect(only((await publish([set("title", "x")], port(false))).results)).toEqual([
    { status: "failed", reason: "refused" },
  ]);
  expect(sent).toEqual([]);
});

it("knows its own save again where the backend only confirms it", async () => {
  const quiet = port();
  const confirmed: PublishPort["send"] = async (call, options) => {
    const answer = await quiet.send(call, options);
    return answer.ok && call.method === "PATCH" ? { ok: true, data: {} as never } : answer;
  };
  const silent = { ...quiet, send: confirmed, readPost: createPostReader(confirmed) };
  const first = await publish([set("title", "Novi naslov")], silent);
  const seen = first.seen[elementIdOfPost(Number(held.id))] ?? "";
  expect(seen).not.toBe(held.updated_at ?? "");
  const again = set("title", "Još noviji", { before: "Novi naslov", seen });
  expect(await publish([again], silent)).toMatchObject({ merged: false });
});
