import { endpoint } from "#lib/api/endpoint.ts";

const open = { access: "public" } as const;
const read = { access: "public", safe: true } as const;

/** Spec 7.6. Calls that change a cart are never repeated. */
export const ecommerce = {
  checkoutSettings: endpoint("GET", "ecommerce/settings/getCheckoutSettings", read),
  currencyConfig: endpoint("GET", "ecommerce/settings/getCurrencyConfig", {
    version: "v2",
    ...read,
  }),
  getAvailableCountries: endpoint("POST", "ecommerce/checkout/getAvailableCountries", {
    version: "v2",
    ...read,
  }),
  cart: {
    /** GET, but it makes something: never repeated. */
    getNewCartSession: endpoint("GET", "ecommerce/cart/getNewCartSession", {
      ...open,
      safe: false,
    }),
    getAbandoned: endpoint("POST", "ecommerce/cart/getAbandoned", { access: "customer" }),
    getCart: endpoint("POST", "ecommerce/cart/getCart", read),
    validateCart: endpoint("POST", "ecommerce/cart/validateCart", read),
    addItem: endpoint("POST", "ecommerce/cart/addItem", open),
    updateItem: endpoint("PATCH", "ecommerce/cart/updateItem", open),
    deleteItem: endpoint("DELETE", "ecommerce/cart/deleteItem", open),
    clearCart: endpoint("POST", "ecommerce/cart/clearCart", open),
    applyCoupon: endpoint("POST", "ecommerce/cart/applyCoupon", open),
    removeCoupon: endpoint("POST", "ecommerce/cart/removeCoupon", open),
    applyMemberCard: endpoint("POST", "ecommerce/cart/applyMemberCard", { access: "customer" }),
  },
  delivery: {
    getApplicableDeliveryMethods: endpoint(
      "POST",
      "ecommerce/delivery/getApplicableDeliveryMethods",
      read,
    ),
    saveDeliveryMethod: endpoint("PUT", "ecommerce/delivery/saveDeliveryMethod", open),
  },
  payment: {
    getApplicablePaymentMethods: endpoint(
      "POST",
      "ecommerce/payment/getApplicablePaymentMethods",
      read,
    ),
    savePaymentMethod: endpoint("PUT", "ecommerce/payment/savePaymentMethod", open),
  },
  order: {
    create: endpoint("POST", "ecommerce/order/create", open),
    pgSuccess: endpoint("POST", "ecommerce/order/pgSuccess/{id}", open),
  },
};
