// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import {
  type AddressForm,
  blankAddress,
  blankAddressForm,
} from "#lib/gateway/validation/address-schema.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { useSavedAddresses } from "./use-saved-addresses.ts";

const ADDRESS = {
  ...{ ...blankAddress, id: 1, type: "main", region: "", companyName: "", companyOIB: "" },
  ...{ firstName: "Ana", lastName: "Horvat", street: "Ilica", city: "Zagreb", country: "HR" },
};
const owner = (...addresses: object[]) =>
  ({ id: 9, email: "ana@example.com", details: null, addresses }) as unknown as User;

it("what was typed keeps its fields until the step is no longer busy, though it is saved and picked", () => {
  checkoutStore().setState(emptyCheckout, true);
  const { result, rerender } = renderHook(
    ({ user, busy }: { user: User; busy: boolean }) =>
      useSavedAddresses(useForm<AddressForm>({ defaultValues: blankAddressForm }), user, busy),
    { initialProps: { user: owner(), busy: true } },
  );
  act(() =>
    checkoutStore().setState(({ picked }) => ({
      picked: { ...picked, delivery: { id: 1, editing: false } },
    })),
  );
  rerender({ user: owner(ADDRESS), busy: true });
  expect(result.current.delivery).toMatchObject({ open: true, options: [] });
  rerender({ user: owner(ADDRESS), busy: false });
  expect(result.current.delivery).toMatchObject({ open: false, option: { id: 1 } });
});
