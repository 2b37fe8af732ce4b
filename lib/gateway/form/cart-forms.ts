import "server-only";
import { hasCart } from "#lib/gateway/cart-cookies-sync.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import { addLine } from "#lib/shop/domain/cart/add-line.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { type CartLine, toNewItem } from "#lib/shop/domain/cart/line.ts";
import { toQuantity } from "#lib/shop/domain/product/quantity.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { readBlocked } from "./blocked-cart.ts";
import type { FormAction, NextPage, Outcome, Problem } from "./form-action.ts";
import { productForm, readAsked } from "./requested-product.ts";
import { type KeptForm, keepForm, noKeptForm, saidOf } from "./stored-form.ts";
import type { Visitor } from "./visitor.ts";

const { cart } = calls.ecommerce;

/** The key under which the result of a cart change is stored. */
export const CART = "cart";

const NOTHING_ASKED = { personalizations: {}, bundleOptions: [], names: [], wrong: [] };

/** The cart's forms: each makes the call that the cart's scripts make. */
export const cartForms: Readonly<Record<string, FormAction>> = {
  /** Puts a product, or the chosen one of its variants, into the cart. */
  add: async ({ form, target, visitor, mayRunScripts }) => {
    // The variant from the list without scripts, otherwise the one that the scripts' form has chosen, otherwise the
    // product itself.
    const productId = Number(form.get("chosen") || form.get("product"));
    // The button of a card in a list has no field for it.
    const quantity = toQuantity(form.get("quantity") ?? "1", target.locale);
    const slug = form.get("slug") ?? "";
    const asks = form.get("asks") === "true";
    const isChosen = Number.isInteger(productId) && productId > 0;
    if (!isChosen && !asks) {
      if (slug === "") return { page: toCart() };
      // Text browsers submit empty required fields: the plain page shows what is missing.
      const kept = toKept(form, slug, NOTHING_ASKED);
      return {
        page: { route: { name: "product", slug } },
        more: [keepForm(kept, target.secure)],
      };
    }
    const asked = asks ? await readAsked(form, target).catch(() => null) : NOTHING_ASKED;
    if (!asked) return { page: toCart("tryAgain") };
    const edited = form.get("item");
    if (!isChosen || asked.wrong.length > 0)
      return {
        page: {
          route: { name: "product", slug },
          query: edited === null ? {} : { cartItemId: edited },
        },
        more: [keepForm(toKept(form, slug, asked), target.secure)],
      };
    if (quantity === null) return { page: toCart("invalidQuantity") };
    const line = {
      productId,
      quantity,
      name: "",
      personalizations: asked.personalizations,
      bundleOptions: asked.bundleOptions,
      reservation: form.get("reservation") === "true",
    };
    if (edited !== null)
      return after(await replaceLine(visitor, Number(edited), line), target.secure);
    const added = await addToCart(visitor, line);
    if (!added.ok) return after(added, target.secure);
    return {
      // The cart that a script fills would show a text browser its empty state.
      page: mayRunScripts ? { route: { name: "cart" }, plain: false } : toCart(),
      more: asks ? [noKeptForm(target.secure)] : [],
    };
  },

  change: async ({ form, target: { secure, locale }, visitor }) => {
    const quantity = toQuantity(form.get("quantity") ?? "", locale);
    const itemId = Number(form.get("item"));
    if (quantity === null) return { page: toCart("invalidQuantity") };
    // The line's options come from the cart, not from the form.
    const held = await visitor.call(cart.getCart);
    if (!held.ok) return after(held, secure);
    const item = held.data.items.find((one) => one.itemId === itemId);
    if (!item) return { page: toCart("itemNotInCart") };
    const changed = { itemId, qty: quantity, options: item.options };
    return after(await visitor.call(cart.updateItem, changed), secure);
  },

  /** Removes sold-out lines, reduces the others to the available quantity, and redirects to the checkout. */
  "take-left": async ({ target: { secure, locale, site }, visitor }) => {
    const held = await visitor.call(cart.getCart);
    if (!held.ok) return after(held, secure);
    let now = held.data;
    const context = await getContext({ domain: site.domain, locale });
    for (const { item, left } of await readBlocked(context, now)) {
      const { itemId, options } = item;
      const changed =
        left === 0
          ? await visitor.call(cart.deleteItem, { itemId })
          : await visitor.call(cart.updateItem, { itemId, qty: left, options });
      if (!changed.ok) return after(changed, secure);
      now = changed.data;
    }
    return now.items.length > 0 ? { page: { route: { name: "checkout" } } } : { page: toCart() };
  },

  remove: make(cart.deleteItem, (form) => ({ itemId: Number(form.get("item")) })),
  coupon: make(
    cart.applyCoupon,
    (form) => ({ couponCode: form.get("coupon") ?? "" }),
    ({ status }) => (status === 404 || status === 400 || status === 422 ? "couponNotFound" : null),
  ),
  "remove-coupon": make(cart.removeCoupon, () => ({})),
};

/** Adds a line to the visitor's cart, in the same step as the scripts. */
export const addToCart = (visitor: Visitor, line: CartLine): Promise<Result<unknown>> =>
  addLine<Result<unknown>>({
    state: () => (hasCart(visitor.cookies()) ? "open" : "none"),
    add: (open) => visitor.call(cart.addItem, toNewItem(line, open)),
    read: () => visitor.call(cart.getCart),
    // The gateway has removed the cookies of a cart that is over.
    forget: () => undefined,
    // A form is sent once: there is no notice after which it would be sent again.
    replacesEnded: true,
  });

/**
 * Changes the options of a cart line. Another variant is another product: it is added before the old line is removed,
 * so that a failure leaves the old line unchanged. Null if there is no such line.
 */
async function replaceLine(
  visitor: Visitor,
  itemId: number,
  line: CartLine,
): Promise<Result<unknown> | null> {
  const held = await visitor.call(cart.getCart);
  if (!held.ok) return held;
  const item = held.data.items.find((one) => one.itemId === itemId);
  if (!item) return null;
  const asked = toNewItem(line);
  const { qty, options } = asked;
  if (item.productId === line.productId)
    return visitor.call(cart.updateItem, { itemId, qty, options });
  const added = await visitor.call(cart.addItem, asked);
  return added.ok ? visitor.call(cart.deleteItem, { itemId }) : added;
}

/** The controls that the form of every product may have besides its own texts. */
const CONTROLS = ["item", "chosen", "quantity"] as const;

/**
 * The filled-in values, for the page that shows them again with their mistakes. Names that the form does not have are
 * dropped.
 */
const toKept = (
  form: URLSearchParams,
  slug: string,
  { names, wrong }: { readonly names: readonly string[]; readonly wrong: readonly string[] },
): KeptForm => ({
  form: productForm(slug),
  values: Object.fromEntries(
    [...CONTROLS, ...names].flatMap((name) => {
      const value = form.get(name);
      return value === null ? [] : [[name, [value]]];
    }),
  ),
  mistakes: Object.fromEntries([
    ...(form.has("chosen") && !form.get("chosen") ? [["chosen", "required"]] : []),
    ...wrong.map((name) => [name, form.get(name)?.trim() ? "number" : "required"]),
  ]),
  sent: null,
});

/** A form that makes one call with its fields and redirects to the cart. */
function make(
  call: Call,
  inputOf: (form: URLSearchParams) => object,
  nameOf: (error: ApiError) => Problem | null = () => null,
): FormAction {
  return async ({ form, target: { secure }, visitor }) => {
    const sent = await visitor.call(call, inputOf(form));
    return after(sent, secure, { nameOf, coupon: form.get("coupon") });
  };
}

/**
 * The result of a change of the cart, with the backend's message if there is one. Null means that the line did not
 * exist.
 */
function after(
  sent: Result<unknown> | null,
  secure: boolean,
  {
    nameOf = () => null,
    coupon = null,
  }: { nameOf?: (error: ApiError) => Problem | null; coupon?: string | null } = {},
): Outcome {
  if (!sent) return { page: toCart("itemNotInCart") };
  if (sent.ok) return { page: toCart(), more: [noKeptForm(secure)] };
  const named = nameOf(sent.error);
  const kept: KeptForm = {
    form: CART,
    values: coupon === null ? {} : { coupon: [coupon] },
    mistakes: named ? {} : saidOf(sent.error),
    sent: null,
  };
  return { page: toCart(named ?? problemOf(sent.error)), more: [keepForm(kept, secure)] };
}

const toCart = (problem?: Problem): NextPage => ({
  route: { name: "cart" },
  query: problem ? { problem } : {},
});

/** The page's message about a failed call. */
export function problemOf(error: ApiError): Problem {
  if (sessionEnd(error)) return "sessionMissing";
  if (error.status === 429) return "tooManyRequests";
  return error.kind === "network" || error.status >= 500 ? "tryAgain" : "generic";
}
