// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { ok } from "@/lib/api/errors";
import { blankAddressForm } from "@/lib/forms/address";
import en from "@/messages/en.json";
import { checkoutStore, emptyCheckout } from "@/stores/checkout-store";
import { AddressStep } from "./address-step";

const register = vi.hoisted(() => vi.fn());
vi.mock("@/stores/checkout-calls", () => ({ checkoutCalls: { register, logConsents: vi.fn() } }));

const ANSWERS = {
  "First name": "Ana",
  "Last name": "Horvat",
  "E-mail": "ana@example.com",
  Phone: "091",
  Street: "Ilica",
  "House number": "1",
  "Zip code": "10000",
  City: "Zagreb",
};

function setUp() {
  const onDone = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <AddressStep countries={[{ iso: "HR", name: "Croatia" }]} consents={[]} onDone={onDone} />
    </NextIntlClientProvider>,
  );
  return onDone;
}

const field = (name: string) => screen.getByRole("textbox", { name });
const next = () => fireEvent.click(screen.getByRole("button", { name: "Next" }));

function fill(): void {
  for (const [name, value] of Object.entries(ANSWERS))
    fireEvent.input(field(name), { target: { value } });
  fireEvent.change(screen.getByRole("combobox", { name: "Country" }), { target: { value: "HR" } });
}

beforeEach(() => {
  sessionStorage.clear();
  checkoutStore().setState(emptyCheckout, true);
  register.mockReset();
  register.mockResolvedValue(ok({ userId: 5, billingAddressId: null, shippingAddressId: null }));
});

it("says what is missing, beside the fields, and takes the focus to the first", async () => {
  const onDone = setUp();
  next();
  await waitFor(() => expect(screen.getAllByText(en.errors.required)).toHaveLength(9));
  expect(document.activeElement).toBe(field("First name"));
  expect(onDone).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

it("registers the guest and goes on", async () => {
  const onDone = setUp();
  fill();
  next();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(register.mock.calls[0]?.[0]).toMatchObject({ guest: true, email: "ana@example.com" });
  expect(checkoutStore().getState().buyer.userId).toBe(5);
  expect(document.cookie).toContain("guestUser=ana%40example.com");
});

it("keeps what is typed as it is typed", () => {
  setUp();
  fireEvent.input(field("City"), { target: { value: "Split" } });
  expect(sessionStorage.getItem("baseline.checkout")).toContain("Split");
});

it("shows a second address, without company fields, only when it differs", () => {
  setUp();
  expect(screen.queryByRole("group", { name: "Billing address" })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "Use a different billing address" }));
  expect(screen.getByRole("group", { name: "Billing address" })).toBeTruthy();
  expect(screen.getAllByRole("textbox", { name: "Company" })).toHaveLength(1);
});

it("puts a taken e-mail beside its field", async () => {
  register.mockResolvedValue({
    ok: false,
    error: { kind: "http", status: 409, message: "User already exist." },
  });
  const onDone = setUp();
  fill();
  next();
  expect(await screen.findByText(en.errors.userExists)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  expect(checkoutStore().getState().address).not.toEqual(blankAddressForm);
});
