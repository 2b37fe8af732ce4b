import { seed } from "#sandbox/seed/index.ts";
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
  const pages = [
    "/",
    "/shop",
    "/cart",
    ...products.map(({ slug }) => `/product/${encodeURIComponent(slug)}`),
  ];
  return { host, language, pages, products: products.map(({ id }) => id) };
}

/** Registers a customer directly in the backend; returns the e-mail. */
export async function register(sandbox: string, { host, language }: Shop): Promise<string> {
  const site = seed.sites.find(({ domain }) => domain === host);
  const email = `load-${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${sandbox}/api/v1/user/web/register`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apiKey: site?.apiKey ?? "",
      site: String(site?.siteId),
      language,
    },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      details: { firstName: "Iva", lastName: "Babić" },
      addresses: [],
    }),
  });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
  return email;
}
