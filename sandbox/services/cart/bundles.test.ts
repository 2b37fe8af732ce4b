import { describe, expect, it } from "vitest";
import { cartWith, createClient as clientOf } from "../../testing/client.ts";
import { product, same, testSeed } from "../../testing/seed.ts";

const CART = "v1/ecommerce/cart";
const RACKET = 1_000_001;
const SHIRT = { main: 1_000_002, small: 1_000_020 };
const BOOK = 1_000_003;
const RING = 1_000_005;
const SET = 1_000_004;
const KIT = 1_000_008;
const NEST = 1_000_009;

const bundle = { format: "bundle", categories: [], stock: null } as const;
const kitParts = [
  { product: 5, quantity: 2 },
  { product: 3, quantity: 1 },
];
const seed = {
  ...testSeed,
  products: [
    ...testSeed.products,
    product(8, "kit", { ...bundle, parts: kitParts }),
    product(9, "nest", { ...bundle, parts: [{ product: 8, quantity: 1 }] }),
  ],
};
const crest = {
  type: "text",
  title: same("Crest"),
  required: true,
  values: [{ label: same("Red"), sku: "R" }],
} as const;
const createClient = () => clientOf({ seed });
type Client = ReturnType<typeof createClient>;

/** Adds a bundle put together of `chosen`, into a cart of its own. */
async function add(client: Client, productId: number, chosen: number[], texts: object = {}) {
  const { session } = await cartWith(client, BOOK);
  const options = {
    bundleOptions: chosen.map((id) => ({ id, options: null })),
    personalizations: texts,
  };
  const reply = await client.send("POST", `${CART}/addItem`, {
    ...session,
    productId,
    qty: 1,
    options,
  });
  return { session, reply };
}

describe("a bundle's parts", () => {
  it.each([
    ["a part is missing", [RACKET]],
    ["nothing is named", []],
    ["the configurable itself is named", [RACKET, SHIRT.main]],
    ["a variant of something else is named", [RACKET, RACKET]],
    ["there is one too many", [RACKET, SHIRT.small, BOOK]],
    ["a part is unknown", [RACKET, 999]],
  ])("are refused where %s", async (_, chosen) => {
    const { reply } = await add(createClient(), SET, chosen);
    expect(reply.status).toBe(422);
  });

  it("are never a bundle", async () => {
    const { reply } = await add(createClient(), NEST, [KIT]);
    expect([reply.status, reply.body.error.payload.message]).toEqual([
      422,
      "A bundle holds no other bundle.",
    ]);
  });

  it("come back in their order, each with the name of what was chosen", async () => {
    const { reply } = await add(createClient(), SET, [SHIRT.small, RACKET]);
    expect(reply.data.items[1].options.bundleOptions).toEqual([
      { id: RACKET, options: null, name: "Name racket", quantity: 1 },
      { id: SHIRT.small, options: null, name: "Name shirt (S)", quantity: 2 },
    ]);
  });

  it("keep their texts under their own id; required ones are required", async () => {
    const client = createClient();
    expect((await add(client, KIT, [RING, BOOK])).reply.status).toBe(422);
    expect((await add(client, KIT, [RING, BOOK], { Engraving: "Ana" })).reply.status).toBe(422);
    const texts = { [`${RING}:Engraving`]: "Ana" };
    const { reply } = await add(client, KIT, [RING, BOOK], texts);
    expect(reply.data.items[1].options.personalizations).toEqual(texts);
  });

  it("have the options of the chosen variant, of which one is picked by its label", async () => {
    const client = clientOf({
      seed: {
        ...testSeed,
        products: testSeed.products.map((one) => ({
          ...one,
          variants: one.variants?.map((variant) =>
            variant.id === 20 ? { ...variant, customOptions: [crest] } : variant,
          ),
        })),
      },
    });
    const chosen = [SHIRT.small, RACKET];
    const status = async (texts: object) => (await add(client, SET, chosen, texts)).reply.status;
    expect([await status({}), await status({ [`${SHIRT.main}:Crest`]: "Blue" })]).toEqual([
      422, 422,
    ]);
    const texts = { [`${SHIRT.main}:Crest`]: "Red" };
    const { reply } = await add(client, SET, chosen, texts);
    expect(reply.data.items[1].options.personalizations).toEqual(texts);
  });

  it("are changed in place", async () => {
    const client = createClient();
    const { session, reply } = await add(client, KIT, [RING, BOOK], {
      [`${RING}:Engraving`]: "Ana",
    });
    const { itemId } = reply.data.items[1];
    const update = (texts: object) =>
      client.send("PATCH", `${CART}/updateItem`, {
        ...session,
        itemId,
        qty: 2,
        options: { bundleOptions: [{ id: RING }, { id: BOOK }], personalizations: texts },
      });
    const changed = await update({ [`${RING}:Engraving`]: "Ivo" });
    expect(changed.data.items[1]).toMatchObject({
      itemId,
      qty: 2,
      options: { personalizations: { [`${RING}:Engraving`]: "Ivo" } },
    });
    expect((await update({})).status).toBe(422);
  });
});
