// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { blankAddress, blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import { ok } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { authStore } from "#stores/auth/auth-store.ts";
import { changeOwner } from "#stores/checkout/checkout-owner.ts";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { guestCookie } from "#stores/checkout/guest-cookie.ts";
import { shownAsMissing } from "#tests/dom/fields.ts";
import { watchCookies } from "#tests/factories/cookies.ts";
import { AddressStep } from "./address-step.tsx";

const api = vi.hoisted(() => ({ register: vi.fn(), logConsents: vi.fn(), consents: vi.fn() }));
const asked = vi.hoisted(() => vi.fn());
const { register, logConsents } = api;
vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: api }));
const fetched = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/consent/fetch-consents.ts", () => ({ fetchConsents: fetched }));
const customer = vi.hoisted(() => ({ saveAddress: vi.fn() }));
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: customer }));
vi.mock("#components/shop/auth/ask-to-log-in.ts", () => ({ askToLogIn: asked }));
const toast = vi.hoisted(() => vi.fn());
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: toast }));

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

const CROATIA = [{ id: 11, iso: "HR", name: "Croatia" }];
const countries = {
  delivery: CROATIA,
  billing: CROATIA,
  deliveryId: () => 11,
  nameOf: (iso: string) => iso,
};
/** Countries among which the shopper chooses. */
const TWO = { ...countries, delivery: [...CROATIA, { id: 12, iso: "SI", name: "Slovenia" }] };

function setUp(props: Partial<Parameters<typeof AddressStep>[0]> = {}) {
  const onDone = vi.fn();
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={{ locale: "en", defaultLocale: "en" } as ClientSite}>
        <AddressStep
          user={null}
          anyNames={false}
          countries={countries}
          consents={[]}
          onDone={onDone}
          {...props}
        />
      </SiteProvider>
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
  vi.resetAllMocks();
  logConsents.mockResolvedValue(ok(null));
  guestCookie.clear();
  register.mockResolvedValue(ok({ userId: 5, billingAddressId: null, shippingAddressId: null }));
});

it("has a country chosen where there is only one", async () => {
  setUp();
  const country = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Country" }).value;
  await waitFor(() => expect(country()).toBe("HR"));
  cleanup();
  checkoutStore().setState(emptyCheckout, true);
  setUp({ countries: TWO });
  expect(country()).toBe("");
});

it("shows what is missing beside the fields and focuses the first one", async () => {
  const onDone = setUp({ countries: TWO });
  next();
  await waitFor(() => expect(new Set(shownAsMissing()).size).toBe(9));
  expect(document.activeElement).toBe(field("E-mail"));
  expect(onDone).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
});

it("registers the guest and continues", async () => {
  const cookies = watchCookies();
  const onDone = setUp();
  fill();
  next();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(register.mock.calls[0]?.[0]).toMatchObject({ guest: true, email: "ana@example.com" });
  expect(checkoutStore().getState().buyer.userId).toBe(5);
  expect([cookies.written(), cookies.days()]).toEqual(["guestUser=ana@example.com", 30]);
});

it("saves the input while it is typed", () => {
  setUp();
  fireEvent.input(field("City"), { target: { value: "Split" } });
  expect(sessionStorage.getItem("baseline.checkout")).toContain("Split");
});

it("shows a billing address, without company fields, only when it differs", () => {
  setUp();
  expect(screen.queryByRole("group", { name: "Billing address" })).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "Use a different billing address" }));
  expect(screen.getByRole("group", { name: "Billing address" })).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: en.checkout.forCompany }));
  expect(screen.getAllByRole("textbox", { name: "Company" })).toHaveLength(1);
});

it("shows an e-mail that is already taken beside its field", async () => {
  register.mockResolvedValue({
    ok: false,
    error: { kind: "http", status: 409, message: "User already exist." },
  });
  const onDone = setUp();
  fill();
  next();
  const email = field("E-mail");
  await waitFor(() => expect(email).toHaveProperty("ariaInvalid", "true"));
  const description = document.getElementById(email.getAttribute("aria-describedby") ?? "");
  expect(description?.textContent).toContain(en.errors.userExists);
  fireEvent.click(within(description as HTMLElement).getByRole("link", { name: "Log in" }));
  expect(asked.mock.calls).toEqual([[expect.objectContaining({ email: ANSWERS["E-mail"] })]]);
  expect(onDone).not.toHaveBeenCalled();
  expect(checkoutStore().getState().address).not.toEqual(blankAddressForm);
});

it("warns about an OIB that cannot be valid, and accepts it", async () => {
  const onDone = setUp();
  fill();
  fireEvent.click(screen.getByRole("checkbox", { name: en.checkout.forCompany }));
  fireEvent.input(field("Company"), { target: { value: "Klub d.o.o." } });
  fireEvent.input(field("Company OIB"), { target: { value: "12345678901" } });
  expect(screen.queryByText(en.checkout.field.oibDoubtful)).toBeNull();
  fireEvent.blur(field("Company OIB"));
  expect(await screen.findByText(en.checkout.field.oibDoubtful)).toBeTruthy();
  next();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it("fills in the e-mail of a returning guest", () => {
  guestCookie.write("ana@example.com");
  setUp();
  expect(field("E-mail")).toHaveProperty("value", "ana@example.com");
});

describe("consents", () => {
  const terms = [{ uniqueNumber: "T", required: true, text: "Terms" }];

  it("keep the step open with an error when a required one is missing", async () => {
    const onDone = setUp({ consents: terms });
    fill();
    next();
    expect(await screen.findByText(en.errors.consentRequired)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Terms/)));
    fireEvent.click(screen.getByLabelText(/^Terms/));
    next();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(logConsents).toHaveBeenCalledWith("addressForm", ["T"], "ana@example.com", "guest");
  });

  it("show an error with a retry when they could not be loaded", async () => {
    fetched.mockResolvedValue([]);
    const onDone = setUp({ consents: null });
    fill();
    next();
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ message: en.errors.consentsNotFetched }),
    );
    expect(register).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: en.cart.trouble.retry }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    next();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it("keep the step open when they could not be recorded", async () => {
    logConsents.mockResolvedValue({ ok: false, error: { kind: "http", status: 500, message: "" } });
    const onDone = setUp({ consents: terms });
    fill();
    fireEvent.click(screen.getByLabelText(/^Terms/));
    next();
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ message: en.errors.failedConsentLog }),
      ),
    );
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe("a customer's saved addresses", () => {
  const address = (id: number, type: "main" | "shipping", more: object = {}) => ({
    ...blankAddress,
    firstName: "Iva",
    lastName: "Babić",
    contactEmail: "iva@example.com",
    contactPhone: "1",
    street: "Vlaška",
    houseNumber: "5",
    zipCode: "10000",
    city: "Zagreb",
    country: "HR",
    id,
    type,
    region: "",
    companyName: "",
    companyOIB: "",
    ...more,
  });
  const user = (...addresses: User["addresses"]) =>
    ({ id: 9, email: "iva@example.com", details: null, addresses }) as unknown as User;
  const logIn = (who: User) => {
    const next = changeOwner(emptyCheckout, who);
    if (next) checkoutStore().setState(next, true);
    authStore.setState({ status: "in", user: who });
  };
  const radio = (name: RegExp | string) => screen.getByRole("radio", { name });

  it("are picked without a form, and nothing is sent when nothing changes", async () => {
    const iva = user(address(1, "main"), address(2, "shipping"));
    logIn(iva);
    const onDone = setUp({ user: iva });
    expect(radio(/Vlaška 5/)).toHaveProperty("checked", true);
    expect(screen.queryByRole("textbox", { name: "Street" })).toBeNull();
    next();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(false));
    expect(customer.saveAddress).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
    expect(checkoutStore().getState().buyer).toEqual({
      userId: 9,
      shippingAddressId: 2,
      billingAddressId: 1,
    });
  });

  it("can be replaced by a new address and chosen again, keeping the input", () => {
    const iva = user(address(1, "main"));
    logIn(iva);
    setUp({ user: iva });
    fireEvent.click(radio("Another address"));
    expect(field("E-mail")).toHaveProperty("value", "iva@example.com");
    fireEvent.input(field("Street"), { target: { value: "Nova" } });
    fireEvent.click(radio(/Vlaška 5/));
    expect(screen.queryByRole("textbox", { name: "Street" })).toBeNull();
    fireEvent.click(radio("Another address"));
    expect(field("Street")).toHaveProperty("value", "Nova");
  });

  it("make the buyer a company when the billing address is a company's", () => {
    const klub = { companyName: "Klub", companyOIB: "94577403194" };
    const iva = user(
      address(1, "main", klub),
      address(2, "shipping", { street: "Savska" }),
      address(3, "shipping", { street: "Riva" }),
    );
    logIn(iva);
    setUp({ user: iva });
    const bought = () => checkoutStore().getState().address.companyName;
    expect(bought()).toBe("Klub");
    fireEvent.click(screen.getAllByRole("radio", { name: /Riva/ })[0] as HTMLElement);
    expect(bought()).toBe("Klub");
  });

  it("ask for the country again when it is not allowed", async () => {
    const iva = user(address(1, "main", { country: "US" }));
    logIn(iva);
    const onDone = setUp({ user: iva });
    expect(screen.getByText(en.checkout.saved.notDelivered)).toBeTruthy();
    next();
    const select = await screen.findByRole("combobox", { name: "Country" });
    expect(await screen.findByText(en.errors.countryNotAllowed)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(select));
    expect(onDone).not.toHaveBeenCalled();
  });
});
