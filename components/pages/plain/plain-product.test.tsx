import { expect, it, vi } from "vitest";
import { keepForm } from "#lib/gateway/form/stored-form.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import en from "#messages/en.json";
import { backend, CART } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext, testSite } from "#tests/factories/visit.ts";
import { PlainProduct } from "./plain-product.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);

const context = testContext();
const text = (option_title: string) => ({
  option_title,
  option_type: "text",
  required: true,
  custom_option_values: [],
});
const kept = (values: Record<string, string[]>, mistakes: Record<string, string>, slug: string) =>
  keepForm({ form: `product-${slug}`, values, mistakes, sent: null }, false).split(";")[0] ?? "";
const visitor = (cookie = "") => openVisitor(new Headers({ host: "shop.test:3000", cookie }), "en");

it("a product shows again what was filled in, with what is wrong beside its field", async () => {
  backend(() => data({}));
  const product = aProduct({ id: 31, slug: "racket", customOptions: [text("Name"), text("Club")] });
  const cookie = kept(
    { "text:Name": ["Ana <3"], quantity: ["4"] },
    { "text:Club": "required" },
    "racket",
  );
  const page = await serverMarkup(
    <PlainProduct context={context} visitor={visitor(cookie)} product={product} />,
  );
  expect(page).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/api\/form\/add"/);
  expect(page).toContain('name="text:Name" value="Ana &lt;3"');
  expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="text:Club"/);
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(page).toContain(en.product.required);
  expect(page).toContain('name="quantity" value="4"');
});

it("a product that is sold out says so", async () => {
  backend(() => data({}));
  const shown = (quantity: number) =>
    serverMarkup(
      <PlainProduct
        context={context}
        visitor={visitor()}
        product={aProduct({ id: 31, slug: "racket", stock: { quantity } })}
      />,
    );
  expect(await shown(0)).toContain(en.productPage.soldOutNow);
  expect(await shown(50)).not.toContain(en.productPage.soldOutNow);
});

it("a product with variants asks for what the chosen one asks for", async () => {
  backend(() => data({}));
  const product = aConfigurable(
    { size: [1, 2] },
    [
      { id: 55, values: { size: 1 }, customOptions: [text("Number")] },
      { id: 56, values: { size: 2 } },
    ],
    { slug: "shirt" },
  );
  const shown = (cookie?: string) =>
    serverMarkup(<PlainProduct context={context} visitor={visitor(cookie)} product={product} />);
  const open = await shown(kept({ chosen: [""] }, { chosen: "required" }, "shirt"));
  expect(open).toContain(en.product.configurationNotSet);
  expect(open).toContain('name="text:Number"');
  expect(await shown(kept({ chosen: ["56"] }, {}, "shirt"))).not.toContain('name="text:Number"');
});

/** The backend of the stub knows this site. */
const ofShop = { ...context, site: { ...testSite(), domain: "shop.test" } };

it("a bundle asks for a variant and the texts of each part, as they were filled in", async () => {
  const shirt = aConfigurable(
    { size: [1, 2] },
    [
      { id: 55, values: { size: 1 }, format: "simple", stock: { quantity: 3 } },
      { id: 56, values: { size: 2 }, format: "bundle", stock: { quantity: 3 } },
    ],
    { id: 2, name: "Shirt" },
  );
  const bottle = aProduct({ id: 3, name: "Bottle", customOptions: [text("Engraving")] });
  const parts = [shirt, bottle];
  backend(({ url }) => {
    if (url.includes("product/web/filter")) return data({ items: parts, total: 2 });
    const id = Number(new URL(url).searchParams.get("id"));
    return data(parts.find((one) => one.id === id) ?? {});
  });
  const bundle = aProduct({
    id: 31,
    slug: "set",
    format: "bundle",
    bundles: [{ product: 2 }, { product: 3, quantity: 2 }],
  });
  const cookie = kept(
    { "part:0": ["55"], "text:3:Engraving": ["Ana"] },
    { "text:3:Engraving": "number" },
    "set",
  );
  const page = await serverMarkup(
    <PlainProduct context={ofShop} visitor={visitor(cookie)} product={bundle} />,
  );
  expect(page).toMatch(/<select[^>]*name="part:0"/);
  expect(page).toMatch(/<option value="55" selected="">size 1</);
  // Of a part only what is a product of its own may be chosen.
  expect(page).not.toContain('value="56"');
  expect(page).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="text:3:Engraving" value="Ana"/);
  expect(page.replace(/<[^>]*>/g, "")).toContain("2 × Bottle");
  expect(page).toContain('name="product" value="31"');
});

it("a bundle with a part that is no longer sold is not offered", async () => {
  backend(() => data({ items: [], total: 0 }));
  const bundle = aProduct({ id: 31, slug: "set", format: "bundle", bundles: [{ product: 9 }] });
  const page = await serverMarkup(
    <PlainProduct context={ofShop} visitor={visitor()} product={bundle} />,
  );
  expect(page).toContain(en.productPage.bundle.impossible);
  expect(page).not.toContain("<form");
});

it("a cart line is filled in as it is in the cart, until its form is filled in again", async () => {
  const product = aProduct({ id: 31, slug: "racket", customOptions: [text("Name")] });
  const lines = [
    anItem({ itemId: 9, productId: 31, qty: 3, options: { personalizations: { Name: "Ana <3" } } }),
    anItem({ itemId: 10, productId: 32, qty: 5 }),
  ];
  backend(() => data(aCart(lines)));
  const shown = (itemId: string, cookie = "") =>
    serverMarkup(
      <PlainProduct
        context={context}
        visitor={visitor(`${CART.cookie}; ${cookie}`)}
        product={product}
        itemId={itemId}
      />,
    );
  const page = await shown("9");
  for (const field of [
    'name="item" value="9"',
    'name="text:Name" value="Ana &lt;3"',
    'name="quantity" value="3"',
  ])
    expect(page).toContain(field);
  expect(page).toContain(en.bundle.update);
  expect(await shown("9", kept({ item: ["9"], "text:Name": ["Iva"] }, {}, "racket"))).toContain(
    'value="Iva"',
  );
  // Input for another line, or for adding one, is not shown for this line; nor is input for another product.
  expect(await shown("9", kept({ "text:Name": ["Iva"] }, {}, "racket"))).not.toContain("Iva");
  expect(await shown("10")).not.toContain('name="item"');
});
