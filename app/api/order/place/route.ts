export { handlePlaceOrder as POST } from "#lib/gateway/order/handle-place-order.ts";
