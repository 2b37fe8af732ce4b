import { inOneLine } from "#lib/shop/domain/address/address-text.ts";
import {
  COMPANY_FIELDS,
  type CompanyFields,
  cleanFields,
  PERSON_FIELDS,
  type PersonFields,
} from "#lib/shop/values/address.ts";

type Person = Readonly<PersonFields>;
type Company = Readonly<CompanyFields>;

interface Answers extends Person, Company {
  readonly differentBilling: boolean;
  readonly billing: Person;
}

/** The ids that the backend assigned; some may be missing (docs/contract.md §3.4). */
export interface BuyerIds {
  readonly userId: number | null;
  readonly shippingAddressId: number | null;
  readonly billingAddressId: number | null;
}

export const UNKNOWN_BUYER: BuyerIds = {
  userId: null,
  shippingAddressId: null,
  billingAddressId: null,
};

/**
 * A guest in the form of `web/register` and `web/update`. `main` is the billing address, which equals the delivery
 * address unless another is given; an order needs a `main` and a `shipping` one (docs/contract.md §3.2).
 */
export function toGuest(answers: Answers, ids: BuyerIds) {
  const delivery = toPerson(answers);
  const company = toCompany(answers);
  const billing = answers.differentBilling ? toPerson(answers.billing) : delivery;
  const withId = (id: number | null) => (id === null ? {} : { id });
  return {
    guest: true as const,
    email: delivery.contactEmail,
    details: { firstName: delivery.firstName, lastName: delivery.lastName },
    addresses: [
      { type: "main" as const, ...withId(ids.billingAddressId), ...billing, ...company },
      { type: "shipping" as const, ...withId(ids.shippingAddressId), ...delivery, ...company },
    ],
    company:
      company.companyName === ""
        ? null
        : {
            name: company.companyName,
            address: inOneLine(billing, ["street", "city"]),
          },
  };
}

/** The fields of a person in the backend's form. */
export const toPerson = (typed: Person): Person => cleanFields(typed, PERSON_FIELDS);

/** The fields of a company in the backend's form. */
export const toCompany = (typed: Company): Company => cleanFields(typed, COMPANY_FIELDS);

/** A company as an order names it. */
export function toCompanyData(typed: Company): {
  readonly companyName: string;
  readonly oib: string;
} {
  const { companyName, companyOIB } = toCompany(typed);
  return { companyName, oib: companyOIB };
}

/** Reads the ids in a registration's answer; ids that it does not contain stay unknown. */
export function readBuyerIds(user: {
  readonly id: number;
  readonly addresses: readonly { readonly id: number | null; readonly type: string }[];
}): BuyerIds {
  const idOf = (...types: string[]) =>
    user.addresses.find(({ id, type }) => id !== null && types.includes(type))?.id ?? null;
  return {
    userId: user.id,
    billingAddressId: idOf("billing") ?? idOf("main"),
    shippingAddressId: idOf("shipping"),
  };
}
