"use client";

import { useTranslations } from "next-intl";
import type { FieldErrors, FieldPath, UseFormReturn } from "react-hook-form";
import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import type { AddressForm } from "#lib/gateway/validation/address-schema.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { sameContent, toAddressOptions } from "#lib/shop/domain/address/saved-address.ts";
import { toWanted } from "#lib/shop/domain/checkout/wanted-address.ts";
import { ADDRESS_FIELDS, PERSON_FIELDS } from "#lib/shop/values/address.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { checkoutCalls } from "#lib/web/client/checkout-calls.ts";
import { authStore } from "#stores/auth/auth-store.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { logConsents } from "#stores/checkout/log-consents.ts";
import { saveCustomer } from "#stores/checkout/save-customer.ts";
import { saveGuest } from "#stores/checkout/save-guest.ts";
import type { useSavedAddresses } from "./use-saved-addresses.ts";

const OPEN_CONSENT = 'input[name^="consent-"][aria-required]:not(:checked)';

/**
 * The submit of the address step, with its lock, `busy` (docs/screens.md §3.12): saves the guest or the customer's addresses,
 * then logs the consents.
 */
export function useAddressSubmit(
  form: UseFormReturn<AddressForm>,
  pickers: ReturnType<typeof useSavedAddresses>,
  user: User | null,
  onDone: (changed: boolean) => Promise<void>,
  [busy, setBusy]: readonly [boolean, (busy: boolean) => void],
) {
  const t = useTranslations();

  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const store = checkoutStore();
      const address = form.getValues();
      store.setState({ address: structuredClone(address) });
      const saved = await (user
        ? saveAs(user, address)
        : saveGuest(address, store.getState(), checkoutCalls));
      if (!saved.ok) {
        if (saved.error.message === "User already exist.")
          form.setError("contactEmail", { message: "userExists" }, { shouldFocus: true });
        else void showToast({ tone: "error", message: errorMessageFor(t, saved.error) });
        return;
      }
      const { changed, ...kept } = saved.data;
      store.setState(({ revision }) => ({ ...kept, revision: changed ? revision + 1 : revision }));
      const logged = await logConsents(store, checkoutCalls, "addressForm", address.consents);
      if (!logged.ok)
        return void showToast({ tone: "error", message: t("errors.failedConsentLog") });
      await onDone(changed);
    } finally {
      setBusy(false);
    }
  }

  /** Focuses the first wrong field. If it belongs to a picked address, the address is opened for editing first. */
  function refuse(errors: FieldErrors<AddressForm>): void {
    const own = ADDRESS_FIELDS.find(({ name }) => errors[name])?.name;
    const second = PERSON_FIELDS.find(({ name }) => errors.billing?.[name])?.name;
    const path: FieldPath<AddressForm> | undefined = own || (second && `billing.${second}`);
    if (own && !pickers.delivery.open) pickers.delivery.edit();
    if (second && !pickers.billing.open) pickers.billing.edit();
    // The fields of an address that was just opened are rendered by the next frame.
    if (path) requestAnimationFrame(() => form.setFocus(path));
    else document.querySelector<HTMLInputElement>(OPEN_CONSENT)?.focus();
  }

  return { submit, refuse };
}

async function saveAs(user: User, address: AddressForm) {
  const store = checkoutStore();
  const wanted = toWanted(address, store.getState().picked, toAddressOptions(user.addresses));
  const saved = await saveCustomer(user, wanted.delivery, wanted.billing, {
    createAddress: (address) => accountCalls.saveAddress(address, null),
    updateAddress: (id, address) => accountCalls.saveAddress(address, id),
    refresh: async () =>
      (await import("#components/shop/auth/browser-auth.ts")).authRuntime().refresh(),
  });
  if (!saved.ok) return saved;
  // A typed address is a saved one now, and picked.
  const options = toAddressOptions(authStore.getState().user?.addresses ?? user.addresses);
  const idOf = (content: typeof wanted.delivery.content) =>
    options.find((option) => sameContent(option.content, content))?.id ?? null;
  store.setState({
    picked: {
      delivery: { id: idOf(wanted.delivery.content), editing: false },
      billing: { id: wanted.billing && idOf(wanted.billing.content), editing: false },
    },
    typed: { delivery: null, billing: null },
  });
  return saved;
}
