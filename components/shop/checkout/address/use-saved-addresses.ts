"use client";

import { useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCheckout } from "#components/shop/checkout/use-checkout.ts";
import {
  type AddressForm,
  blankAddress,
  blankAddressForm,
} from "#lib/gateway/validation/address-schema.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { type AddressOption, toAddressOptions } from "#lib/shop/domain/address/saved-address.ts";
import {
  COMPANY_FIELDS,
  type CompanyFields,
  PERSON_FIELDS,
  type PersonFields,
  pickFields,
} from "#lib/shop/values/address.ts";
import { named } from "#stores/checkout/checkout-owner.ts";
import {
  type AddressPart,
  type CheckoutState,
  checkoutStore,
  type PickedAddress,
} from "#stores/checkout/checkout-store.ts";

/** One of the two addresses: picked from the saved ones, or typed. */
export interface AddressPicker {
  readonly options: readonly AddressOption[];
  /** The picked address; undefined while a new one is typed. */
  readonly option: AddressOption | undefined;
  readonly editing: boolean;
  /** Whether its fields are shown. */
  readonly open: boolean;
  readonly pick: (id: number | null) => void;
  readonly edit: () => void;
}

/**
 * A customer's saved addresses: picking one fills the form, picking none restores the typed values. While the form is
 * `busy` the list does not change, although the typed address becomes a saved one then: replacing its fields by a list
 * would move the page under a shopper who has just pressed a button.
 */
export function useSavedAddresses(
  form: UseFormReturn<AddressForm>,
  user: User | null,
  busy: boolean,
): Record<AddressPart, AddressPicker> {
  const current = useCheckout((state) => state.picked);
  const [shown, setShown] = useState({ user, picked: current });
  if (!busy && (shown.user !== user || shown.picked !== current))
    setShown({ user, picked: current });
  const { picked } = shown;
  const options = useMemo(() => toAddressOptions(shown.user?.addresses ?? []), [shown.user]);

  const fill = (changes: Partial<AddressForm>) => {
    const values = { ...form.getValues(), ...changes };
    form.reset(values);
    checkoutStore().setState({ address: structuredClone(values) });
  };

  function pick(part: AddressPart, id: number | null): void {
    const store = checkoutStore();
    const before = store.getState();
    const values = form.getValues();
    // Unsaved changes to a picked address are dropped; only a new address is kept.
    const typed =
      before.picked[part].id === null
        ? { ...before.typed, [part]: part === "delivery" ? values : values.billing }
        : before.typed;
    store.setState({ typed, picked: { ...before.picked, [part]: { id, editing: false } } });
    const option = options.find((one) => one.id === id);
    const bills = values.differentBilling
      ? options.find((one) => one.id === before.picked.billing.id)
      : undefined;
    fill(
      option ? valuesOfOption(part, option, values, bills) : valuesOfTyped(part, typed[part], user),
    );
  }

  const pickerOf = (part: AddressPart): AddressPicker => {
    const { id, editing } = picked[part];
    const option = options.find((one) => one.id === id);
    return {
      options,
      option,
      editing,
      open: !option || editing,
      pick: (next) => pick(part, next),
      edit: () => setPicked(part, { id, editing: true }),
    };
  };
  return { delivery: pickerOf("delivery"), billing: pickerOf("billing") };
}

function setPicked(part: AddressPart, value: PickedAddress): void {
  checkoutStore().setState(({ picked }) => ({ picked: { ...picked, [part]: value } }));
}

/** The fields that a picked address changes. A company on the billing address is the buyer's company. */
function valuesOfOption(
  part: AddressPart,
  { content }: AddressOption,
  values: AddressForm,
  bills: AddressOption | undefined,
): Partial<AddressForm> {
  if (part === "delivery") {
    const isPrivate = content.companyName === "" && bills !== undefined;
    return { ...personOf(content), ...companyOf(isPrivate ? bills.content : content) };
  }
  const billing = personOf(content);
  return values.companyName === "" && content.companyName !== ""
    ? { billing, ...companyOf(content) }
    : { billing };
}

const personOf = (content: Readonly<Partial<PersonFields>>) => pickFields(content, PERSON_FIELDS);
const companyOf = (content: Readonly<Partial<CompanyFields>>) =>
  pickFields(content, COMPANY_FIELDS);

function valuesOfTyped(
  part: AddressPart,
  typed: CheckoutState["typed"][AddressPart],
  user: User | null,
): Partial<AddressForm> {
  const blank = { ...blankAddress, ...(user && personOf(named(blankAddressForm, user))) };
  if (part === "billing") return { billing: { ...blank, ...(typed && personOf(typed)) } };
  return {
    ...blank,
    ...(typed && personOf(typed)),
    ...companyOf(typed ?? {}),
  };
}

/** The initial values of the form: a picked address as it is in the profile, otherwise the stored values. */
export function firstValues(
  { address, picked }: Pick<CheckoutState, "address" | "picked">,
  user: User | null,
): AddressForm {
  const options = toAddressOptions(user?.addresses ?? []);
  const pickedOf = (part: AddressPart) =>
    picked[part].editing ? undefined : options.find(({ id }) => id === picked[part].id);
  const [delivery, billing] = [pickedOf("delivery"), pickedOf("billing")];
  return {
    ...blankAddressForm,
    ...address,
    ...(delivery && personOf(delivery.content)),
    // An address kept by an older page of this tab may lack a field.
    billing: personOf(billing ? billing.content : address.billing),
  };
}
