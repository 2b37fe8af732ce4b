/**
 * The options with which react-paypal-js loads the SDK. `sdkBaseUrl` has no query; the other keys are the SDK's own.
 */
export interface PaypalScript {
  readonly sdkBaseUrl: string;
  readonly clientId: string;
  readonly dataNamespace: string;
  readonly [query: string]: string;
}

const OFFICIAL: readonly string[] = [
  "https://www.paypal.com/sdk/js",
  "https://www.sandbox.paypal.com/sdk/js",
];

/** The query parameters of the SDK that an order needs; any others of an address are dropped. */
const NAMES: ReadonlySet<string> = new Set([
  "buyer-country",
  "commit",
  "components",
  "currency",
  "disable-card",
  "disable-funding",
  "enable-funding",
  "integration-date",
  "intent",
  "locale",
  "merchant-id",
  "vault",
]);

const CLIENT = /^[\w.-]{1,200}$/;
const VALUE = /^[\w.,:*@-]{1,300}$/;

/**
 * Reads the `scriptUrl` of `order/create` (docs/security.md §1.7): an official SDK address, or a host of `origins`
 * (https, or http where the list has it, which it does for loopback hosts only). Null where it may not be loaded.
 * @param kind orders and subscriptions load the SDK with different options, each into a namespace of its own
 */
export function readPaypalScript(
  scriptUrl: string,
  origins: readonly string[],
  kind: "order" | "subscription",
): PaypalScript | null {
  if (!URL.canParse(scriptUrl)) return null;
  const url = new URL(scriptUrl);
  const base = url.origin + url.pathname;
  if (url.username !== "" || url.password !== "" || url.hash !== "") return null;
  if (!OFFICIAL.includes(base) && !origins.includes(url.origin)) return null;
  const clientId = url.searchParams.get("client-id") ?? "";
  if (!CLIENT.test(clientId)) return null;
  const query = [...url.searchParams].filter(
    ([name, value]) => NAMES.has(name) && VALUE.test(value),
  );
  return {
    sdkBaseUrl: base,
    dataNamespace: `baseline_paypal_${kind}`,
    clientId,
    // The SDK needs these to create a subscription.
    ...(kind === "subscription" && { intent: "subscription", vault: "true" }),
    ...Object.fromEntries(query),
  };
}
