import { createSandbox, type Sandbox } from "../app.ts";
import { testSeed } from "./seed.ts";

/** Tests read answers of every shape. */
type Loose = ReturnType<typeof JSON.parse>;

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The whole body, parsed when it is JSON. */
  readonly body: Loose;
  /** The contents of `data`. */
  readonly data: Loose;
}

export interface Client {
  readonly sandbox: Sandbox;
  send(
    method: string,
    path: string,
    input?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  control(method: string, path: string, input?: unknown): Promise<Reply>;
}

const ORIGIN = "http://sandbox.test";
/** The headers of a caller of the English site. */
export const LOCALHOST = { apiKey: "key-7", site: "7", store: "71", language: "en" } as const;
/** The headers of a caller of the Croatian site. */
export const TENIS = { apiKey: "key-8", site: "8", store: "81", language: "hr" } as const;

/** A new sandbox in memory with the test seed, and a way to call it. */
export function createClient(options: Parameters<typeof createSandbox>[0] = {}): Client {
  const sandbox = createSandbox({ seed: testSeed, ...options });
  const send = async (
    method: string,
    path: string,
    input: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Reply> => {
    const body = input === undefined ? undefined : JSON.stringify(input);
    const response = await sandbox.fetch(
      new Request(ORIGIN + path, {
        method,
        body,
        headers: { "content-type": "application/json", ...headers },
      }),
    );
    const text = await response.text();
    const parsed: Loose = parse(text);
    return { status: response.status, headers: response.headers, body: parsed, data: parsed?.data };
  };
  return {
    sandbox,
    send: (method, path, input, headers = LOCALHOST) =>
      send(method, `/api/${path}`, input, headers),
    control: (method, path, input) =>
      send(method, `/_sandbox/${path}`, input, { accept: "application/json" }),
  };
}

function parse(text: string): Loose {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const ADDRESS = {
  firstName: "Ana",
  lastName: "Anić",
  contactEmail: "ana@example.com",
  contactPhone: "091",
  country: "HR",
  city: "Zagreb",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
} as const;

/** A cart with one product, as the fields that every cart call needs. */
export async function cartWith(client: Client, productId: number, qty = 1) {
  const { data } = await client.send("GET", "v1/ecommerce/cart/getNewCartSession");
  const session = {
    cartId: data.cartId as number,
    protectCode: data.protectCode as string,
    currencyId: 1,
  };
  const added = await client.send("POST", "v1/ecommerce/cart/addItem", {
    ...session,
    productId,
    qty,
  });
  return { session, added };
}

/** A guest at the payment step: delivery chosen, `payment` chosen, ready for `order/create`. */
export async function readyToOrder(client: Client, productId: number, payment: 1 | 2, qty = 1) {
  const { session } = await cartWith(client, productId, qty);
  const addresses = [
    { ...ADDRESS, type: "main" },
    { ...ADDRESS, type: "shipping" },
  ];
  const guest = await client.send("POST", "v1/user/web/register", {
    guest: true,
    email: ADDRESS.contactEmail,
    details: { firstName: "Ana", lastName: "Anić" },
    addresses,
  });
  const buyer = { ...session, userId: guest.data.user.id as number };
  await client.send("PUT", "v1/ecommerce/delivery/saveDeliveryMethod", {
    ...buyer,
    deliveryMethodId: 1_000_001,
  });
  await client.send("PUT", "v1/ecommerce/payment/savePaymentMethod", {
    ...buyer,
    paymentMethodId: 1_000_000 + payment,
  });
  return { ...buyer, successURL: "http://shop.test/ok?x=1", failureURL: "http://shop.test/failed" };
}

export const order = (client: Client, input: object): Promise<Reply> =>
  client.send("POST", "v1/ecommerce/order/create", input);
