import type { Exchange } from "#lib/run/doctor/exchange.ts";
import type { AnswerOf } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Difference, Finding, Kit } from "./kit.ts";
import { cameOf, refused, request, sameAmount, succeeded } from "./kit.ts";

const { cart } = calls.ecommerce;
const LIVE = [{ key: "archived", value: false }] as const;

type Cart = AnswerOf<typeof cart.getCart>;
/** A session, with the currency that calls with prices need. */
interface Priced {
  readonly cartId: string;
  readonly protectCode: string;
  readonly currencyId: number;
}

/** A cart with a product in it. */
export interface Filled {
  readonly priced: Priced;
  readonly productId: number;
}

/** Creates a cart with a product that needs no choices; a text explains a failure. */
export async function fillCart(kit: Kit): Promise<Filled | string> {
  const session = await kit.ask(cart.getNewCartSession);
  if (!session.result.ok) return `no cart: ${cameOf(session)}`;
  const list = await kit.ask(calls.product.web.filter, {
    input: { filters: [...LIVE], page: 1, limit: 200 },
  });
  const found = (list.result.ok ? list.result.data.items : []).find(
    ({ format, stock, type, customOptions }) =>
      format === "simple" &&
      type === "product" &&
      customOptions.length === 0 &&
      stock.available &&
      (stock.quantity === null || stock.quantity >= 4),
  );
  if (!found) return "the site has no product that can be bought without choices, four times";
  const priced = { ...session.result.data, currencyId: kit.place.currencyId };
  const added = await kit.ask(cart.addItem, {
    input: { ...priced, productId: found.id, qty: 2, options: {}, reservation: false },
  });
  return added.result.ok
    ? { priced, productId: found.id }
    : `nothing could be added: ${cameOf(added)}`;
}

/** Whether a cart supports a shopper's actions, its prices add up, and others cannot access it. */
export async function tryCart(kit: Kit): Promise<void> {
  const filled = await fillCart(kit);
  await kit.check(
    {
      call: cart.addItem,
      says: "a session is opened, and a product put into it (docs/contract.md §6.1, §6.2)",
      seen: "nothing can be bought",
    },
    async () =>
      typeof filled === "string" ? { asked: "a cart with one product", came: filled } : null,
  );
  if (typeof filled === "string") return;
  await tryPrices(kit, filled);
  await tryChanges(kit, filled);
  await tryLocks(kit, filled);
}

const readCart = (kit: Kit, priced: Priced) => kit.ask(cart.getCart, { input: priced });

async function tryPrices(kit: Kit, { priced }: Filled): Promise<void> {
  const answer = await readCart(kit, priced);
  const asked = request(cart.getCart, priced);
  const about = (says: string) => ({
    call: cart.getCart,
    says,
    seen: "a cart whose figures do not add up, and a payment of another amount",
  });
  const look = (find: (data: Cart) => Finding) => async (): Promise<Finding> =>
    answer.result.ok ? find(answer.result.data) : succeeded(asked, answer);

  await kit.check(
    about("`row` of a line is the price of the whole line (docs/contract.md §6.3)"),
    look(({ items }) =>
      first(
        items.map(({ qty, prices: { converted } }) =>
          sameAmount(asked, "`row`", converted.row, converted.finalPrice * qty),
        ),
      ),
    ),
  );
  await kit.check(
    about("`itemsTotal` is the sum of the lines (docs/contract.md §6.3)"),
    look(({ items, prices: { converted } }) => {
      const sum = items.reduce((total, item) => total + item.prices.converted.row, 0);
      return sameAmount(asked, "`itemsTotal`", converted.itemsTotal, sum);
    }),
  );
  await kit.check(
    about(
      "`cartTotal` is the items less coupon and loyalty, `orderTotal` that and the delivery (docs/contract.md §6.3)",
    ),
    look(({ prices: { converted } }) => {
      const { itemsTotal, coupon, loyalty, cartTotal, delivery, orderTotal } = converted;
      return (
        sameAmount(asked, "`cartTotal`", cartTotal, itemsTotal - coupon - loyalty) ??
        sameAmount(asked, "`orderTotal`", orderTotal, cartTotal + delivery)
      );
    }),
  );
}

async function tryChanges(kit: Kit, { priced }: Filled): Promise<void> {
  const before = await readCart(kit, priced);
  const line = before.result.ok ? before.result.data.items[0] : undefined;
  await kit.check(
    {
      call: cart.updateItem,
      says: "a changed quantity is in the answer, and in the cart read afterwards (docs/contract.md §6.2)",
      seen: "a quantity that jumps back",
    },
    async () => {
      if (!line) return "the cart has no line";
      const input = { ...priced, itemId: line.itemId, qty: 3, options: {} };
      const changed = await kit.ask(cart.updateItem, { input });
      const asked = request(cart.updateItem, input);
      return quantityOf(changed) === 3 && quantityOf(await readCart(kit, priced)) === 3
        ? null
        : (succeeded(asked, changed) ?? { asked, came: `the quantity ${quantityOf(changed)}` });
    },
  );
  await kit.check(
    {
      call: cart.getCart,
      says: "reading a cart changes nothing: the second answer is the first (docs/contract.md §6)",
      seen: "a cart that changes while it is looked at",
    },
    async () => {
      const [one, two] = [await readCart(kit, priced), await readCart(kit, priced)];
      const figures = [one, two].map(figuresOf);
      return figures[0] === figures[1]
        ? null
        : { asked: `${request(cart.getCart, priced)}, twice`, came: figures.join(", and then ") };
    },
  );
  await kit.check(
    {
      call: cart.applyCoupon,
      says: "an unknown coupon is 404 `Coupon not found!` (docs/contract.md §6.2)",
      seen: "no word, or the wrong one, about a coupon that does not exist",
    },
    async () => {
      const input = { ...priced, couponCode: "NO-SUCH-COUPON-0000" };
      return refused(
        request(cart.applyCoupon, input),
        await kit.ask(cart.applyCoupon, { input }),
        404,
      );
    },
  );
}

/** A cart belongs to its session: nobody else can read or change it. */
async function tryLocks(kit: Kit, { priced }: Filled): Promise<void> {
  const locked = (wrong: string) => ({
    call: cart.getCart,
    says: `${wrong} is 400 (docs/contract.md §1.6, §6.1)`,
    seen: "the carts of others, with their addresses",
  });
  await kit.check(locked("a wrong `protectCode`"), async () => {
    const input = { ...priced, protectCode: "not-the-code" };
    return refused(request(cart.getCart, input), await kit.ask(cart.getCart, { input }), 400);
  });
  await kit.check(locked("an unknown cart"), async () => {
    const input = { ...priced, cartId: "999999999" };
    return refused(request(cart.getCart, input), await kit.ask(cart.getCart, { input }), 400);
  });
  await kit.check(
    {
      call: cart.getNewCartSession,
      says: "every session is a new cart, and empty (docs/contract.md §6.1)",
      seen: "somebody else's cart",
    },
    async () => {
      const other = await kit.ask(cart.getNewCartSession);
      const asked = request(cart.getNewCartSession);
      if (!other.result.ok) return succeeded(asked, other);
      const { currencyId } = priced;
      const answer = await readCart(kit, { ...other.result.data, currencyId });
      return other.result.data.cartId !== priced.cartId && quantityOf(answer) === 0
        ? null
        : { asked, came: "the cart that was opened before" };
    },
  );
  await kit.check(
    {
      call: cart.clearCart,
      says: "a cleared cart has no lines; `items` may be null (docs/contract.md §6.3)",
      seen: "a cart that cannot be emptied",
    },
    async () => {
      const answer = await kit.ask(cart.clearCart, { input: priced });
      const asked = request(cart.clearCart, priced);
      return (
        succeeded(asked, answer) ??
        (quantityOf(answer) === 0 ? null : { asked, came: `${quantityOf(answer)} pieces` })
      );
    },
  );
}

const first = (findings: readonly (Difference | null)[]): Difference | null =>
  findings.find((one) => one !== null) ?? null;

const quantityOf = ({ result }: Exchange<typeof cart.getCart>): number =>
  result.ok ? result.data.items.reduce((total, { qty }) => total + qty, 0) : -1;

const figuresOf = ({ result }: Exchange<typeof cart.getCart>): string =>
  result.ok
    ? `${result.data.items.length} lines for ${result.data.prices.converted.orderTotal}`
    : "no cart";
