import { Failure, invalid, notFound } from "../../domain/failure.ts";
import {
  type CartRow,
  cardOf,
  couponOf,
  isUsable,
  priceCart,
  toWanted,
} from "../../domain/price-cart.ts";
import { demandOf, shortage, stockOf } from "../../domain/stock.ts";
import { type Call, type Handler, route } from "../../http/call.ts";
import { integer, record, text } from "../../http/input.ts";
import { abandonPayment } from "../order-state.ts";
import { readOptions } from "./options.ts";
import { itemOf, itemsOf, requireStock, sellable, shortText } from "./rules.ts";
import { cartOf, currencyOf, openCart, touch } from "./session.ts";
import { answerCart, toItem } from "./view.ts";

/** A call that changes the cart and answers it (`docs/contract.md §6`): all or nothing. */
const changing =
  (change: (call: Call, cart: CartRow) => void): Handler =>
  (call) =>
    call.db.transaction(() => {
      currencyOf(call);
      const cart = cartOf(call);
      abandonPayment(call.db, cart);
      change(call, cart);
      touch(call, cart);
      return answerCart(call, cart);
    });

export const cart = [
  route("GET", "v1/ecommerce/cart/getNewCartSession", (call) => {
    const { id, protect_code } = openCart(call);
    return { cartId: id, protectCode: protect_code };
  }),
  route(
    "POST",
    "v1/ecommerce/cart/getAbandoned",
    (call) => {
      const found = call.db.get<CartRow>(
        "SELECT * FROM carts WHERE site_id = ? AND store_id = ? AND user_id = ? AND status = 'open' AND EXISTS (SELECT 1 FROM cart_items WHERE cart_id = carts.id) ORDER BY touched_at DESC, id DESC",
        call.site.siteId,
        call.storeId,
        call.account?.id,
      );
      if (!found) throw notFound("There is no abandoned cart.");
      return { cartId: found.id, protectCode: found.protect_code };
    },
    { role: "customer" },
  ),
  route("POST", "v1/ecommerce/cart/getCart", (call) => answerCart(call, cartOf(call))),
  route("POST", "v1/ecommerce/cart/validateCart", (call) => {
    const priced = priceCart(call.db, call.site, cartOf(call));
    const short = shortage(
      demandOf(priced.lines.map(toWanted)),
      stockOf(call.db, call.site.siteId),
    );
    return {
      items: priced.lines.map((line) => toItem(call, line, 1)),
      validateMemberCard: priced.cardValid,
      errors: short ? [{ productId: short.id, message: shortText(call, short) }] : [],
    };
  }),
  route(
    "POST",
    "v1/ecommerce/cart/addItem",
    changing((call, cart) => {
      const product = sellable(call, integer(call.body, "productId"));
      const options = readOptions(call, product, record(call.body.options));
      const qty = integer(call.body, "qty");
      const same = itemsOf(call, cart).find(
        (item) =>
          item.product_id === product.id &&
          item.personalizations === options.personalizations &&
          item.bundle_options === options.bundleOptions,
      );
      if (same) {
        call.db.run("UPDATE cart_items SET qty = qty + ? WHERE id = ?", qty, same.id);
      } else {
        call.db.run(
          "INSERT INTO cart_items (cart_id, product_id, qty, personalizations, bundle_options, reservation) VALUES (?, ?, ?, ?, ?, ?)",
          cart.id,
          product.id,
          qty,
          options.personalizations,
          options.bundleOptions,
          call.body.reservation === true,
        );
      }
      requireStock(call, cart, product.id);
    }),
  ),
  route(
    "PATCH",
    "v1/ecommerce/cart/updateItem",
    changing((call, cart) => {
      const item = itemOf(call, cart);
      const qty = integer(call.body, "qty");
      call.db.run("UPDATE cart_items SET qty = ? WHERE id = ?", qty, item.id);
      if (call.body.options !== undefined && call.body.options !== null) {
        const options = readOptions(
          call,
          sellable(call, item.product_id),
          record(call.body.options),
        );
        call.db.run(
          "UPDATE cart_items SET personalizations = ?, bundle_options = ? WHERE id = ?",
          options.personalizations,
          options.bundleOptions,
          item.id,
        );
      }
      if (qty > item.qty || call.body.options) requireStock(call, cart, item.product_id);
    }),
  ),
  route(
    "DELETE",
    "v1/ecommerce/cart/deleteItem",
    changing((call, cart) => {
      call.db.run("DELETE FROM cart_items WHERE id = ?", itemOf(call, cart).id);
    }),
  ),
  route(
    "POST",
    "v1/ecommerce/cart/clearCart",
    changing((call, cart) => {
      call.db.run("DELETE FROM cart_items WHERE cart_id = ?", cart.id);
      call.db.run("UPDATE carts SET coupon = NULL WHERE id = ?", cart.id);
    }),
  ),
  route(
    "POST",
    "v1/ecommerce/cart/applyCoupon",
    changing((call, cart) => {
      const coupon = couponOf(call.db, call.site.siteId, text(call.body, "couponCode").trim());
      if (!coupon || !isUsable(coupon)) throw notFound("Coupon not found!");
      call.db.run("UPDATE carts SET coupon = ? WHERE id = ?", coupon.code, cart.id);
    }),
  ),
  route(
    "POST",
    "v1/ecommerce/cart/removeCoupon",
    changing((call, cart) => {
      call.db.run("UPDATE carts SET coupon = NULL WHERE id = ?", cart.id);
    }),
  ),
  route(
    "POST",
    "v1/ecommerce/cart/applyMemberCard",
    changing((call, cart) => {
      if (!call.account) throw new Failure(401, "Log in first.");
      const barcode = text(call.body, "barcode").trim();
      if (cardOf(call.db, call.site.siteId, barcode)?.valid !== 1)
        throw invalid("The membership card is not valid.");
      call.db.run("UPDATE carts SET barcode = ? WHERE id = ?", barcode, cart.id);
    }),
  ),
];
