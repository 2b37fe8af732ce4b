import type { Cart, DeliveryMethod } from "#lib/shop/api/schemas/cart-schema.ts";

export interface ShippingChoice {
  readonly methodId: number | null;
  readonly branchId: number | null;
}

/** Message keys of docs/screens.md §4.10. */
export type ShippingProblem =
  | "shippingMethodUndefined"
  | "shippingMethodNotFound"
  | "shippingBranchUndefined";

/** Why a choice cannot be sent, or null (docs/screens.md §4.10). */
export function shippingProblem(
  methods: readonly DeliveryMethod[],
  choice: ShippingChoice,
): ShippingProblem | null {
  if (choice.methodId === null) return "shippingMethodUndefined";
  const method = methods.find(({ id }) => id === choice.methodId);
  if (!method) return "shippingMethodNotFound";
  if (method.options.length === 0) return null;
  return method.options.some(({ id }) => id === choice.branchId) ? null : "shippingBranchUndefined";
}

/** An unchanged method and branch are not saved again (docs/screens.md §3.13). */
export const isSameShipping = (a: ShippingChoice, b: ShippingChoice): boolean =>
  a.methodId === b.methodId && a.branchId === b.branchId;

/** The cart's saved delivery: its method, and the branch in its `options` (docs/contract.md §6.3). */
export function readSavedShipping(
  cart: Pick<Cart, "deliveryMethodId" | "options"> | null,
): ShippingChoice {
  const branch = Number(cart?.options.deliveryBranchId || Number.NaN);
  return {
    methodId: cart?.deliveryMethodId ?? null,
    branchId: Number.isInteger(branch) ? branch : null,
  };
}

/**
 * "If the step should be skipped and is active, the first applicable method is chosen and submitted" (docs/screens.md
 * §3.13). It should be skipped if the site says so and no method that still applies was chosen; a first method with
 * branches needs the shopper's choice, so the step is shown.
 */
export function autoShipping(
  methods: readonly DeliveryMethod[],
  choice: ShippingChoice,
  skips: boolean,
): ShippingChoice | null {
  const [method] = methods;
  if (!skips || !method || method.options.length > 0) return null;
  if (methods.some(({ id }) => id === choice.methodId)) return null;
  return { methodId: method.id, branchId: null };
}

/** The only possible choice: a single method without branches. Null if there are more. */
export function onlyShipping(methods: readonly DeliveryMethod[]): ShippingChoice | null {
  const [only, ...others] = methods;
  return only && others.length === 0 && only.options.length === 0
    ? { methodId: only.id, branchId: null }
    : null;
}

/**
 * The preselected method if the earlier choice does not fit: the only one, otherwise the cheapest that delivers to the
 * address, the first of equal ones. Only if the backend states kind and price of every method: picking up is free but
 * no delivery, and nobody may pay more without having chosen it (decision 0225). Null if the shopper must choose.
 */
export function presetShipping(
  methods: readonly DeliveryMethod[],
  choice: ShippingChoice,
): ShippingChoice | null {
  const only = onlyShipping(methods);
  if (only || methods.some(({ id }) => id === choice.methodId)) return only;
  if (methods.some(({ kind, price }) => !kind || price === null || price < 0)) return null;
  const [cheapest] = methods
    .filter(({ kind }) => kind === "courier")
    .sort((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return cheapest && cheapest.options.length === 0
    ? { methodId: cheapest.id, branchId: null }
    : null;
}

export type Branch = DeliveryMethod["options"][number];

/** A list of more pick-up points than this gets a search field. */
const SEARCH_ABOVE = 12;

export const isLongList = (branches: readonly unknown[]): boolean => branches.length > SEARCH_ABOVE;

/** Lower case without accents: "Cakovec" finds "Čakovec". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/gi, "d")
    .replace(/ß/g, "ss")
    .toLowerCase();

type Sought = Pick<Branch, "id" | "name"> & Partial<Pick<Branch, "address" | "city" | "zipCode">>;

/** The branches whose names and addresses contain every word of the search, and the chosen one. */
export function findBranches<T extends Sought>(
  branches: readonly T[],
  search: string,
  chosen: number | null,
): T[] {
  const parts = plain(search).split(/\s+/).filter(Boolean);
  return branches.filter(({ id, name, address = "", city = "", zipCode = "" }) => {
    const text = plain([name, address, zipCode, city].join(" "));
    return id === chosen || parts.every((part) => text.includes(part));
  });
}
