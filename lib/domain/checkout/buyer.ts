/** The fields of a person in the address step. */
interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zipCode: string;
  readonly city: string;
  readonly country: string;
}

interface Answers extends Person {
  readonly companyName: string;
  readonly companyOIB: string;
  readonly differentBilling: boolean;
  readonly billing: Person;
}

/** The ids that the backend has given; they may be missing (docs/contract.md §3.4). */
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
 * A guest as `web/register` and `web/update` take it. `main` is the billing address, the same as the delivery
 * unless another is given; an order needs a `main` and a `shipping` one (docs/contract.md §3.2).
 */
export function toGuest(answers: Answers, ids: BuyerIds) {
  const delivery = toPerson(answers);
  const company = {
    companyName: answers.companyName.trim(),
    companyOIB: answers.companyOIB.trim(),
  };
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
            address: `${billing.street} ${billing.houseNumber}, ${billing.zipCode} ${billing.city}`,
          },
  };
}

/** The fields of a person, trimmed. */
export const toPerson = ({
  firstName,
  lastName,
  contactEmail,
  contactPhone,
  street,
  houseNumber,
  zipCode,
  city,
  country,
}: Person) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  contactEmail: contactEmail.trim(),
  contactPhone: contactPhone.trim(),
  street: street.trim(),
  houseNumber: houseNumber.trim(),
  zipCode: zipCode.trim(),
  city: city.trim(),
  country,
});

/** Reads the ids in a registration's answer; those it does not name stay unknown. */
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
