import { showToast } from "#components/kit/ui/toast.ts";
import type { loadCart } from "#components/shop/cart/load-cart.ts";
import type { BuyableProduct, BuyVariant } from "#components/shop/product/product-types.ts";
import type { CartLine } from "#lib/shop/domain/cart/line.ts";
import {
  everyTitle,
  toPersonalizations,
  wrongFields,
} from "#lib/shop/domain/product/custom-options.ts";
import { fieldsToAsk } from "#lib/shop/domain/product/fields-to-ask.ts";
import { toQuantity } from "#lib/shop/domain/product/quantity.ts";
import { openChoices } from "#lib/shop/domain/product/variants.ts";
import type { EditedLine } from "./edit-line.ts";

/** Both act on the cart (components/shop/cart/load-cart.ts). */
type CartActions = Pick<Awaited<ReturnType<typeof loadCart>>, "addToCart" | "updateCartLine">;

/** The typed and chosen values. */
interface Purchase {
  readonly product: BuyableProduct;
  readonly chosen: readonly string[];
  readonly variant: BuyVariant | null;
  readonly quantity: string;
  readonly texts: ReadonlyMap<string, string>;
  /** The page's language, in which numbers are typed. */
  readonly locale: string;
}

/** The mistakes in them. */
interface Mistakes {
  /** Indices of missing choices. */
  readonly missing: readonly number[];
  /** Titles of custom fields. */
  readonly wrong: readonly string[];
  readonly quantity: boolean;
}

export const findMistakes = ({
  product,
  chosen,
  variant,
  quantity,
  texts,
  locale,
}: Purchase): Mistakes => ({
  missing: product.configurable ? openChoices(chosen) : [],
  wrong: wrongFields(fieldsToAsk(product, variant), texts, locale),
  quantity: toQuantity(quantity, locale) === null,
});

/**
 * Adds a product to the cart (docs/screens.md §3.8). False if a value is invalid or the cart refused it. With `edited`
 * it changes that line and resolves to its new id. `unset` is the message for a configurable product without a chosen
 * variant.
 */
export async function performBuy(
  cart: CartActions,
  purchase: Purchase,
  unset: string,
  edited: EditedLine | null = null,
): Promise<boolean | number> {
  const { product, variant, texts, locale } = purchase;
  const { wrong } = findMistakes(purchase);
  const quantity = toQuantity(purchase.quantity, locale);
  if (product.configurable && !variant) {
    void showToast({ tone: "info", message: unset });
    return false;
  }
  if (quantity === null || wrong.length > 0) return false;
  const line = {
    productId: variant?.id ?? product.id,
    quantity,
    name: product.name,
    personalizations: toPersonalizations(fieldsToAsk(product, variant), texts, locale),
    bundleOptions: product.bundleOptions,
    reservation: product.service,
  };
  if (edited) return update(cart, edited, line, product);
  return (await cart.addToCart(line)).ok;
}

/** Changes a cart line. Texts without a field on this page, e.g. those of a bundle's parts, are kept. */
async function update(
  { updateCartLine }: CartActions,
  { itemId, texts }: EditedLine,
  line: CartLine,
  product: BuyableProduct,
): Promise<number | false> {
  const titles = everyTitle(product);
  const kept = [...texts].filter(([name]) => !titles.has(name));
  const personalizations = { ...Object.fromEntries(kept), ...line.personalizations };
  return (await updateCartLine(itemId, { ...line, personalizations })) ?? false;
}

/** Focuses the first mistake that is rendered. */
export function focusMistake(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>("[aria-invalid=true], fieldset[aria-describedby] input")?.focus();
}
