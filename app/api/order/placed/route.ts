export { handlePlacedOrder as POST } from "#lib/gateway/order/handle-placed-order.ts";
