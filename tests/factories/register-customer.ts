import { seed } from "#sandbox/seed/index.ts";

export interface SavedAddress {
  readonly type: "main" | "shipping" | "billing" | "other";
  readonly street: string;
  readonly country?: string;
  readonly companyName?: string;
  readonly companyOIB?: string;
}

interface Registration {
  /** The sandbox's base address. */
  readonly sandbox: string;
  readonly host: string;
  readonly language: string;
  readonly email: string;
  readonly password: string;
  readonly addresses?: readonly SavedAddress[];
}

/** Registers a customer of a site directly in the backend. */
export async function registerCustomer({
  sandbox,
  host,
  language,
  email,
  password,
  addresses = [],
}: Registration): Promise<void> {
  const site = seed.sites.find(({ domain }) => domain === host);
  const details = { firstName: "Iva", lastName: "Babić" };
  const answer = await fetch(`${sandbox}/api/v1/user/web/register`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apiKey: site?.apiKey ?? "",
      site: String(site?.siteId),
      language,
    },
    body: JSON.stringify({
      email,
      password,
      details,
      addresses: addresses.map((address) => ({
        ...details,
        contactEmail: email,
        contactPhone: "+385 1 222",
        houseNumber: "5",
        zipCode: "10000",
        city: "Zagreb",
        country: "HR",
        ...address,
      })),
    }),
  });
  if (!answer.ok) throw new Error(`register: ${answer.status} ${await answer.text()}`);
}
