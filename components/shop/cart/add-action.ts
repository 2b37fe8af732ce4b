/** Where a form goes that adds to the cart (lib/gateway/form/cart-forms.ts). */
export const ADD_ACTION = "/api/form/add";
