import { registerCustomer } from "#tests/factories/register-customer.ts";
import type { Shop } from "./journey.ts";
import { Visitor } from "./visitor.ts";

export const PASSWORD = "password-under-load";

/** A site of the sandbox with its pages and the products that can be put into a cart without a choice. */
export async function openShop(port: number, host: string, language: string): Promise<Shop> {
  const visitor = new Visitor({ port, host, language, address: "203.0.113.200" });
  const { items } = await visitor.read<{
    items: readonly { id: number; slug: string; format: string }[];
  }>("v1/product/web/filter", { limit: 60 });
  await visitor.read("v1/ecommerce/cart/getNewCartSession");
  const products = [];
  for (const { id, format, slug } of items) {
    if (format !== "simple") continue;
    const { status } = await visitor.call("v1/ecommerce/cart/addItem", {
      productId: id,
      qty: 6,
      options: {},
      reservation: false,
    });
    if (status === 200) products.push({ id, slug });
  }
  if (products.length < 3) throw new Error(`${host} has too few products to buy.`);
  const [country] = await visitor.read<readonly { iso: string }[]>(
    "v2/ecommerce/checkout/getAvailableCountries",
  );
  if (!country) throw new Error(`${host} sends to no country.`);
  const pages = [
    "/",
    "/shop",
    "/cart",
    ...products.map(({ slug }) => `/product/${encodeURIComponent(slug)}`),
  ];
  return { host, language, pages, products: products.map(({ id }) => id), country: country.iso };
}

/** Registers a customer with the addresses that an order needs; returns the e-mail. */
export async function register(
  sandbox: string,
  { host, language, country }: Shop,
): Promise<string> {
  const email = `load-${crypto.randomUUID()}@example.com`;
  const addresses = [
    { type: "main", street: "Ilica", country },
    { type: "shipping", street: "Ilica", country },
  ] as const;
  await registerCustomer({ sandbox, host, language, email, password: PASSWORD, addresses });
  return email;
}

interface ProductChange {
  /** HTML. */
  readonly description?: string;
  /** Pieces; null is without end. */
  readonly stock?: number | null;
}

/** Changes a product in the sandbox. */
export async function changeProduct(
  sandbox: string,
  id: number,
  change: ProductChange,
): Promise<void> {
  const answer = await fetch(`${sandbox}/_sandbox/products/${id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(`product ${id}: ${answer.status}`);
}
