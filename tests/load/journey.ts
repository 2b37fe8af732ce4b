import { setTimeout as wait } from "node:timers/promises";
import { checkOut } from "./check-out.ts";
import { Visitor } from "./visitor.ts";

/** A site of the run, with what its customers may buy. */
export interface Shop {
  readonly host: string;
  readonly language: string;
  readonly pages: readonly string[];
  readonly products: readonly number[];
  /** ISO code of a country that it sends to. */
  readonly country: string;
}

export interface Outcome {
  readonly kind: Kind;
  /** The problems; empty in a good journey. */
  readonly problems: readonly string[];
  readonly repeats: number;
}

interface Line {
  readonly itemId: number;
  readonly productId: number;
  readonly qty: number;
}
interface Cart {
  readonly items: readonly Line[];
}

const KINDS = ["shopping", "checkout", "tabs", "logout"] as const;
type Kind = (typeof KINDS)[number];

/** Of twenty journeys one logs out on purpose; the others divide the rest. */
const kindOf = (index: number): Kind =>
  index % 20 === 7 ? "logout" : (KINDS[index % 3] ?? "shopping");

interface Journey {
  readonly index: number;
  readonly port: number;
  readonly shop: Shop;
  readonly email: string;
  readonly password: string;
  /** Milliseconds after which an access token counts as expired. */
  readonly tokenLife: number;
}

/** Runs a journey to its end. Never throws. */
export async function travel(journey: Journey): Promise<Outcome> {
  const { index, port, shop, email } = journey;
  const address = `198.51.${100 + Math.floor(index / 250)}.${index % 250}`;
  const visitor = new Visitor({ port, host: shop.host, language: shop.language, address });
  const kind = kindOf(index);
  const problems: string[] = [];
  try {
    const wanted = await shopAround(visitor, journey, kind);
    if (kind === "logout") problems.push(...(await leave(visitor)));
    else {
      await idle(journey);
      problems.push(...(await review(visitor, email, wanted)));
      if (visitor.ends > 0) problems.push("the session ended");
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return { kind, problems: [...problems, ...visitor.faults], repeats: visitor.repeats };
}

/** Longer than a token lives, so that the next calls find it expired; not alike, so that renewals spread. */
const idle = ({ index, tokenLife }: Journey) => wait(tokenLife + 500 + (index % 13) * 100);

/** The first requests of a page for a customer with a cart. */
const loadPage = (visitor: Visitor) =>
  Promise.all([
    visitor.read<{ email: string }>("v1/user/web/profile"),
    visitor.read<Cart>("v1/ecommerce/cart/getCart"),
    visitor.read("v1/cms/wishlist/filter", { limit: 9999 }),
  ]);

/** Logs in, fills a cart and changes it, idles. Returns the pieces of each product that the cart must hold. */
async function shopAround(visitor: Visitor, journey: Journey, kind: Kind) {
  const { index, shop, email, password } = journey;
  const wanted = new Map<number, number>();
  const product = (offset: number) => shop.products[(index + offset) % shop.products.length] ?? 0;
  const add = async (productId: number, qty: number) => {
    wanted.set(productId, (wanted.get(productId) ?? 0) + qty);
    return visitor.read<Cart>("v1/ecommerce/cart/addItem", {
      productId,
      qty,
      options: {},
      reservation: false,
    });
  };
  const change = async ({ items }: Cart, productId: number, qty: number) => {
    const itemId = items.find((item) => item.productId === productId)?.itemId;
    wanted.set(productId, qty);
    return visitor.read<Cart>("v1/ecommerce/cart/updateItem", { itemId, qty, options: {} });
  };

  await visitor.open("/");
  const login = await visitor.post("/api/session/login", { username: email, password });
  if (login.status !== 200) throw new Error(`login: ${login.status}`);
  await visitor.open(shop.pages[index % shop.pages.length] ?? "/");
  await visitor.read("v1/ecommerce/cart/getNewCartSession");
  const first = product(0);
  await add(first, 1);
  await loadPage(visitor);
  await visitor.open(shop.pages[(index + 1) % shop.pages.length] ?? "/");

  await idle(journey);
  let [, cart] = await loadPage(visitor);
  await change(cart, first, 2 + (index % 3));
  await add(product(1), 1);
  await visitor.call("v1/cms/wishlist/create", { product_id: product(2) });
  if (kind === "logout") return wanted;

  await idle(journey);
  if (kind === "checkout" && (await checkOut(visitor, index % 2 === 0))) {
    wanted.clear();
    await visitor.read("v1/ecommerce/cart/getNewCartSession");
    cart = await add(first, 1);
  }
  // Two tabs of one browser wake up together, and something is changed meanwhile.
  const tabs = kind === "tabs" ? [loadPage(visitor), loadPage(visitor)] : [];
  const [last] = await Promise.all([change(cart, first, 1 + (index % 4)), ...tabs]);
  if (kind === "tabs") await change(last, product(1), 2);
  return wanted;
}

/** Logs out on purpose, and what then must be gone. */
async function leave(visitor: Visitor): Promise<string[]> {
  await visitor.post("/api/session/logout");
  const { status } = await visitor.call("v1/user/web/profile");
  return [
    ...(status === 401 ? [] : [`after the logout the profile answered ${status}`]),
    ...(visitor.cookie("cartId") === undefined ? [] : ["the cart outlived the logout"]),
  ];
}

/** Whether the customer is still who he was, and the cart holds what was put into it. */
async function review(
  visitor: Visitor,
  email: string,
  wanted: ReadonlyMap<number, number>,
): Promise<string[]> {
  const [profile, cart] = await loadPage(visitor);
  const held = new Map(cart.items.map(({ productId, qty }) => [productId, qty]));
  const lost = [...wanted].filter(([productId, qty]) => held.get(productId) !== qty);
  return [
    ...(profile.email === email ? [] : [`the profile is of ${profile.email}`]),
    ...(visitor.cookie("loggedIn") ? [] : ["logged out"]),
    ...lost.map(([id, qty]) => `product ${id}: ${held.get(id) ?? 0} in the cart, ${qty} put there`),
    ...(held.size > wanted.size ? ["the cart holds more than was put there"] : []),
  ];
}
