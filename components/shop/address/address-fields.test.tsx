// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { FormProvider, useForm } from "react-hook-form";
import { beforeEach, expect, it, vi } from "vitest";
import { addressResolver } from "#lib/gateway/validation/address-resolver.ts";
import { type AddressForm, blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import en from "#messages/en.json";
import { descriptionOf } from "#tests/dom/fields.ts";
import { AddressFields } from "./address-fields.tsx";

const { checkout, errors } = en;
const send = vi.fn();
const COUNTRIES = [
  { iso: "AE", name: "United Arab Emirates" },
  { iso: "HR", name: "Croatia" },
  { iso: "US", name: "United States" },
];

function Form() {
  const form = useForm<AddressForm>({
    resolver: addressResolver({ requiredConsents: [], anyNames: false }),
    mode: "onTouched",
    defaultValues: blankAddressForm,
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((values) => send(values))}>
        <AddressFields prefix="" section="shipping" countries={COUNTRIES} />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  );
}

const field = (name: keyof typeof checkout.field) =>
  screen.getByLabelText<HTMLInputElement>(checkout.field[name]);
const state = () => screen.queryByLabelText<HTMLInputElement>(checkout.field.region);
const type = (name: keyof typeof checkout.field, value: string) =>
  fireEvent.input(field(name), { target: { value } });
const choose = (iso: string) => fireEvent.change(field("country"), { target: { value: iso } });

beforeEach(() => {
  send.mockReset();
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <Form />
    </NextIntlClientProvider>,
  );
});

it("names limit and length of a text that is too long while it is typed", async () => {
  const said = errors.max.replace("{length}", "75").replace("{count}", "82");
  type("city", "x".repeat(82));
  await waitFor(() => expect(descriptionOf(field("city"))).toContain(said));
  type("city", "Zagreb");
  await waitFor(() => expect(descriptionOf(field("city"))).not.toContain(said));
});

it("has a state where the country's addresses have one, and never hides what was typed", async () => {
  for (const [name, text] of Object.entries({
    firstName: "Ana",
    lastName: "Horvat",
    contactEmail: "ana@example.com",
    contactPhone: "1",
    street: "Ilica",
    houseNumber: "1",
    zipCode: "10000",
    city: "Zagreb",
  }))
    type(name as keyof typeof checkout.field, text);
  expect(state()).toBeNull();
  for (const iso of ["US", "AE"]) {
    choose(iso);
    await waitFor(() => expect(state()?.required).toBe(false));
    expect(state()?.autocomplete).toBe("shipping address-level1");
    choose("HR");
    await waitFor(() => expect(state()).toBeNull());
  }
  choose("US");
  await waitFor(() => expect(state()).not.toBeNull());
  type("region", "\u200bNew\u00a0York");
  choose("HR");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(state()?.value).toContain("York");
  expect(send.mock.lastCall?.[0]).toMatchObject({ country: "HR", region: "New York" });
});
