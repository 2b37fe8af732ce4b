/** What PayPal says of an approval, and the shop may hear. Its access token is nobody's business. */
const FIELDS = [
  "orderID",
  "payerID",
  "paymentID",
  "subscriptionID",
  "billingToken",
  "paymentSource",
] as const;

/** The `details` of `order/pgSuccess`: known fields with a text in them. */
export function approvalDetails(data: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = data[field];
      return typeof value === "string" && value !== "" ? [[field, value.slice(0, 200)]] : [];
    }),
  );
}
