import type { WantedAddress } from "#lib/shop/domain/address/plan-addresses.ts";
import type { AddressOption } from "#lib/shop/domain/address/saved-address.ts";
import {
  type AddressFields,
  COMPANY_FIELDS,
  type PersonFields,
  pickFields,
} from "#lib/shop/values/address.ts";
import { toCompany, toPerson } from "./buyer.ts";

type Answers = Readonly<AddressFields> & {
  readonly differentBilling: boolean;
  readonly billing: Readonly<PersonFields>;
};

interface Picked {
  readonly id: number | null;
  readonly editing: boolean;
}

/**
 * The addresses of a customer's order from the form. A chosen address is taken from the profile unless it is being
 * changed. The billing form has no company fields, so a changed billing address keeps its company.
 */
export function toWanted(
  answers: Answers,
  picked: { readonly delivery: Picked; readonly billing: Picked },
  options: readonly AddressOption[],
): { readonly delivery: WantedAddress; readonly billing: WantedAddress | null } {
  const company = toCompany(answers);
  const want = ({ id, editing }: Picked, person: Answers["billing"], keepsCompany: boolean) => {
    const option = options.find((one) => one.id === id);
    if (option && !editing) return { content: option.content, from: option.id };
    const companyFields =
      keepsCompany && option && option.content.companyName !== ""
        ? pickFields(option.content, COMPANY_FIELDS)
        : company;
    return { content: { ...toPerson(person), ...companyFields }, from: option?.id ?? null };
  };
  return {
    delivery: want(picked.delivery, answers, false),
    billing: answers.differentBilling ? want(picked.billing, answers.billing, true) : null,
  };
}
