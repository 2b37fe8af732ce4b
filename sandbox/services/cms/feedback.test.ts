import { describe, expect, it } from "vitest";
import { createClient, LOCALHOST } from "../../testing/client.ts";
import { same, testSeed } from "../../testing/seed.ts";

const options = {
  RequireRatingForComment: true,
  OneUserOneComment: true,
  UserCanEditComment: true,
  CanCommentOnBlog: false,
  CaptchaSiteKey: "key",
};

function setUp(own: Record<string, unknown> = {}) {
  const client = createClient({
    seed: {
      ...testSeed,
      sites: testSeed.sites.map((site) => ({
        ...site,
        options: { ...site.options, ...options, ...own },
      })),
      forms: [
        {
          id: 1,
          title: same("Contact"),
          type: "contactForm",
          captcha: true,
          fields: [{ name: "name", label: same("Name"), type: "text", required: true }],
          goalType: "message",
          goal: same("Thanks"),
        },
      ],
    },
  });
  const logIn = async () => {
    const { data } = await client.send("POST", "v1/login", {
      username: "ana@example.com",
      password: "password1",
    });
    return { ...LOCALHOST, accessToken: data.tokens.accessToken as string };
  };
  return { client, logIn };
}

const entity = { entity: "product", entityId: 1_000_001 };
const messageOf = (body: { error: { payload: { message: string } } }) => body.error.payload.message;

describe("comment/create", () => {
  it("takes one of a logged-in customer, and shows it", async () => {
    const { client, logIn } = setUp();
    const create = (input: object, headers?: Record<string, string>) =>
      client.send("POST", "v1/cms/comment/create", { ...entity, ...input }, headers);
    expect((await create({ rating: 5 })).status).toBe(401);
    const headers = await logIn();
    const bare = await create({ body: "No stars" }, headers);
    expect([bare.status, messageOf(bare.body)]).toEqual([400, "Rating is required."]);
    const made = await create({ rating: 4, body: "Good" }, headers);
    expect(made.data).toMatchObject({ rating: 4, body: "Good", author: "Ana A.", published: true });
    expect((await create({ rating: 4 }, headers)).status).toBe(403);
    const shown = await client.send("POST", "v1/cms/comment/filterStandard", entity);
    expect(shown.data.items).toMatchObject([{ body: "Good" }]);
  });

  it("waits for publishing where the site says so, and for nobody on a closed blog", async () => {
    const { client, logIn } = setUp({ RequireAdminPublishing: true });
    const headers = await logIn();
    const send = (input: object) => client.send("POST", "v1/cms/comment/create", input, headers);
    expect((await send({ ...entity, rating: 5 })).data.published).toBe(false);
    const shown = await client.send("POST", "v1/cms/comment/filterStandard", entity);
    expect(shown.data.items).toEqual([]);
    const post = await send({ entity: "post", entityId: 1_000_002, rating: 5 });
    expect([post.status, messageOf(post.body)]).toEqual([403, "Commenting is disabled."]);
  });

  it("lets its writer change it, and nobody else", async () => {
    const { client, logIn } = setUp();
    const headers = await logIn();
    const made = await client.send(
      "POST",
      "v1/cms/comment/create",
      { ...entity, rating: 2 },
      headers,
    );
    const path = `v1/cms/comment/update/${made.data.id}`;
    const changed = await client.send("PATCH", path, { rating: 3, body: "Better" }, headers);
    expect(changed.data).toMatchObject({ rating: 3, body: "Better" });
    expect((await client.send("PATCH", path, { rating: 1 })).status).toBe(401);
  });
});

describe("forms", () => {
  it("are read in the language asked for, by id and by type", async () => {
    const { client } = setUp();
    const found = await client.send("POST", "v1/cms/form/filter", { type: "contactForm" });
    expect(found.data.records).toMatchObject([{ id: 1_000_001, title: "Contact", captcha: true }]);
    const form = await client.send("GET", "v1/cms/form/get/1000001");
    expect(form.data.fields).toEqual([
      { name: "name", label: "Name", type: "text", required: true },
    ]);
    expect((await client.send("GET", "v1/cms/form/get/1")).status).toBe(404);
  });

  it("store what is sent with a captcha solved, once, and answer their goal", async () => {
    const { client } = setUp();
    const script = (await client.control("GET", "captcha.js")).body as string;
    const recaptchaResponse = /captcha-[\w-]+/.exec(script)?.[0];
    const send = (data: object, captcha: object) =>
      client.send("POST", "v1/cms/form/storeData", { id: 1_000_001, data, ...captcha });
    const solved = { recaptchaKey: "key", recaptchaResponse };
    expect((await send({}, solved)).status).toBe(422);
    expect((await send({ name: "Ana" }, {})).status).toBe(400);
    const stored = await send({ name: "Ana" }, solved);
    expect(stored.data).toEqual({ goalType: "message", goal: "Thanks" });
    expect((await send({ name: "Ana" }, solved)).status).toBe(400);
    const kept = await client.control("GET", "messages");
    expect(kept.body).toMatchObject([{ kind: "form:1000001", doc: '{"name":"Ana"}' }]);
  });
});

it("newsletter/subscribe takes an address", async () => {
  const { client } = setUp();
  const send = (email: string) =>
    client.send("POST", "v1/marketing/newsletter/subscribe", { email, consents: ["C-1"] });
  expect((await send("nobody")).status).toBe(422);
  expect((await send("ana@example.com")).status).toBe(200);
});

describe("lists of reviews", () => {
  const LISTS = { Capabilities: "commentLists,verifiedReviews", OneUserOneComment: false };

  async function written(own: Record<string, unknown>) {
    const { client, logIn } = setUp({ ...own, CaptchaSiteKey: "" });
    const ana = await logIn();
    for (const rating of [4, 2, 5])
      await client.send("POST", "v1/cms/comment/create", { ...entity, rating, body: "Good" }, ana);
    return async (view: object) => {
      const path = "v1/cms/comment/filterStandard";
      return (await client.send("POST", path, { ...entity, ...view })).data;
    };
  }
  const ratings = (body: { items: { rating: number }[] }) => body.items.map(({ rating }) => rating);

  it("are ordered and filtered, and say how often each number of stars was given", async () => {
    const list = await written(LISTS);
    expect(ratings(await list({ sort: "best" }))).toEqual([5, 4, 2]);
    expect(ratings(await list({ sort: "worst" }))).toEqual([2, 4, 5]);
    const two = await list({ rating: 2 });
    expect(ratings(two)).toEqual([2]);
    expect(two.counts).toEqual({ 2: 1, 4: 1, 5: 1 });
    expect(two.items[0]).toMatchObject({ isVerified: false, images: [] });
  });

  it("are as they always were where a site does not offer it", async () => {
    const list = await written({ Capabilities: "", OneUserOneComment: false });
    const all = await list({ sort: "best", rating: 2 });
    expect(ratings(all)).toEqual([5, 2, 4]);
    expect(all).not.toHaveProperty("counts");
    expect(all.items[0]).not.toHaveProperty("isVerified");
    expect(all.items[0]).not.toHaveProperty("images");
  });
});
