import "server-only";
import type { Cart, CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import type { OrderRecord } from "./keep-placed-order.ts";
import type { OrderInput } from "./order-input.ts";

interface Known {
  readonly orderSlug: string;
  /** Label of the cart's currency, e.g. `EUR`. */
  readonly currency: string;
  /** The choices of the buyer as the page called them. */
  readonly shown: OrderInput["shown"];
  readonly now?: Date;
}

/** A cart as the order that it has just become. The figures are the backend's, read right before the order was sent. */
export function toOrderRecord(
  cart: Cart,
  { orderSlug, currency, shown, now = new Date() }: Known,
): OrderRecord {
  const { converted } = cart.prices;
  const { itemsTotal, coupon, loyalty, delivery, orderTotal, tax } = converted;
  return {
    slug: orderSlug,
    createdAt: now.toISOString(),
    total: orderTotal,
    currency,
    details: {
      items: cart.items.map(toLine),
      prices: {
        itemsTotal,
        coupon,
        loyalty,
        delivery: cart.digitalOnly ? null : delivery,
        orderTotal,
        tax: tax?.orderTotal ?? null,
      },
      addresses: toAddresses(shown, cart.digitalOnly),
      delivery:
        shown?.delivery && !cart.digitalOnly
          ? { name: shown.delivery, branch: shown.branch ?? "" }
          : null,
      payment: shown?.payment ? { name: shown.payment } : null,
    },
  };
}

/** A cart of downloads isn't delivered, so it has only a billing address. */
function toAddresses(shown: OrderInput["shown"], digitalOnly: boolean): object {
  const { shipping, billing = digitalOnly ? shipping : undefined } = shown ?? {};
  return {
    ...(shipping && !digitalOnly && { shipping }),
    ...(billing && { billing }),
  };
}

const toLine = ({ productId, qty, options, productData, prices }: CartItem) => ({
  productId,
  qty,
  options,
  productData: {
    name: productData.name,
    slug: productData.mainProductSlug || productData.slug,
    ...(productData.media && { media: toPicture(productData.media) }),
  },
  prices: { converted: prices.converted },
});

/** The part of a Media that is needed to draw a picture. */
const toPicture = ({ path, media_url, mime, width, height }: Media) => ({
  path,
  ...(path === "" && { media_url }),
  mime,
  width,
  height,
});
