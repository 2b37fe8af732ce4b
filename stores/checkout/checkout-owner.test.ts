// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type AddressForm, blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import { type ApiError, ok, type Result } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { type BuyerIds, UNKNOWN_BUYER } from "#lib/shop/domain/checkout/buyer.ts";
import { PERSON_FIELDS, pickFields } from "#lib/shop/values/address.ts";
import { authStore } from "#stores/auth/auth-store.ts";
import { changeOwner, named } from "./checkout-owner.ts";
import { createCheckoutStore, emptyCheckout } from "./checkout-store.ts";
import { guestCookie } from "./guest-cookie.ts";
import { logConsents } from "./log-consents.ts";
import { saveCustomer } from "./save-customer.ts";
import { saveGuest } from "./save-guest.ts";

const PERSON = {
  ...pickFields({}, PERSON_FIELDS),
  firstName: "Ana",
  lastName: "Horvat",
  contactEmail: "ana@example.com",
  contactPhone: "1",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
  country: "HR",
};
const FORM: AddressForm = { ...blankAddressForm, ...PERSON };
const IDS: BuyerIds = { userId: 5, shippingAddressId: 7, billingAddressId: 6 };
const fault = (more: Partial<ApiError>): Result<never> => ({
  ok: false,
  error: { kind: "http", status: 400, message: "", ...more } as ApiError,
});
const address = (id: number, type: "main" | "shipping" | "billing", street = "Ilica") => ({
  ...PERSON,
  id,
  type,
  street,
  companyName: "",
  companyOIB: "",
});
const customer = (addresses: User["addresses"] = []): User => ({
  id: 9,
  email: "customer@example.com",
  username: "",
  memberCardBarcode: "",
  isBackofficeUser: false,
  details: { firstName: "Iva", lastName: "Babić" },
  addresses,
  company: null,
  scopes: null,
});

beforeEach(() => {
  sessionStorage.clear();
  authStore.setState({ status: "out", user: null, trouble: false });
});

describe("a guest", () => {
  const calls = () => ({
    register: vi.fn(async () => ok(IDS)),
    update: vi.fn(async (): Promise<Result<unknown>> => ok(null)),
  });

  it("is registered once, stored by e-mail, and updated later", async () => {
    const api = calls();
    const made = await saveGuest(FORM, { buyer: UNKNOWN_BUYER, sentGuest: "" }, api);
    if (!made.ok) throw new Error("refused");
    expect(api.register).toHaveBeenCalledWith(expect.objectContaining({ guest: true }));
    expect(guestCookie.read()).toBe("ana@example.com");
    await saveGuest({ ...FORM, city: "Split" }, made.data, api);
    expect(api.update).toHaveBeenCalledWith(expect.objectContaining({ guest: true }), 5);
    expect(api.register).toHaveBeenCalledOnce();
  });

  it("is not sent again without changes", async () => {
    const api = calls();
    const made = await saveGuest(FORM, { buyer: UNKNOWN_BUYER, sentGuest: "" }, api);
    if (!made.ok) throw new Error("refused");
    const again = await saveGuest({ ...FORM, city: " Zagreb " }, made.data, api);
    expect(again).toMatchObject({ ok: true, data: { changed: false, buyer: IDS } });
    expect(api.update).not.toHaveBeenCalled();
  });

  it("is another guest with another e-mail", async () => {
    const api = calls();
    const made = await saveGuest(FORM, { buyer: UNKNOWN_BUYER, sentGuest: "" }, api);
    if (!made.ok) throw new Error("refused");
    await saveGuest({ ...FORM, contactEmail: "other@example.com" }, made.data, api);
    expect(api.update).not.toHaveBeenCalled();
    expect(api.register).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{ kind: "notFound", status: 404 } as const, 1],
    [{ status: 403 }, 1],
    [{ kind: "network", status: 0 } as const, 0],
  ])("registers a guest whose update answers %o again %i times", async (error, times) => {
    const api = { ...calls(), update: vi.fn(async () => fault(error)) };
    await saveGuest(FORM, { buyer: IDS, sentGuest: "" }, api);
    expect(api.register).toHaveBeenCalledTimes(times);
  });
});

describe("a customer", () => {
  const want = (street: string, from: number | null = null) => ({
    content: { ...PERSON, street, companyName: "", companyOIB: "" },
    from,
  });
  const api = (after: User | null) => ({
    createAddress: vi.fn(async (): Promise<Result<unknown>> => ok(null)),
    updateAddress: vi.fn(async (): Promise<Result<unknown>> => ok(null)),
    refresh: vi.fn(async () => after),
  });

  it("sends nothing without changes", async () => {
    const user = customer([address(1, "main"), address(2, "shipping")]);
    const calls = api(user);
    const saved = await saveCustomer(user, want("Ilica", 1), null, calls);
    expect(saved).toMatchObject({
      ok: true,
      data: {
        changed: false,
        buyer: { userId: 9, shippingAddressId: 2, billingAddressId: 1 },
      },
    });
    expect(calls.refresh).not.toHaveBeenCalled();
  });

  it("gets missing addresses, and reads their ids from the profile", async () => {
    const calls = api(customer([address(3, "main"), address(4, "shipping")]));
    const saved = await saveCustomer(customer(), want("Ilica"), null, calls);
    expect(calls.createAddress).toHaveBeenCalledTimes(2);
    expect(saved).toMatchObject({
      ok: true,
      data: { changed: true, buyer: { shippingAddressId: 4, billingAddressId: 3 } },
    });
  });

  it("gets a changed address updated", async () => {
    const user = customer([address(1, "main"), address(2, "shipping", "Vlaška")]);
    const calls = api(customer([address(1, "main"), address(2, "shipping", "Nova")]));
    await saveCustomer(user, want("Nova", 2), want("Ilica", 1), calls);
    expect(calls.updateAddress.mock.calls).toEqual([
      [2, expect.objectContaining({ street: "Nova", type: "shipping" })],
    ]);
    expect(calls.createAddress).not.toHaveBeenCalled();
  });

  it("stays at the step after an error; the profile is read so that nothing is created twice", async () => {
    const calls = { ...api(customer()), createAddress: vi.fn(async () => fault({ status: 500 })) };
    expect(await saveCustomer(customer(), want("A"), null, calls)).toEqual(fault({ status: 500 }));
    expect(calls.createAddress).toHaveBeenCalledOnce();
    expect(calls.refresh).toHaveBeenCalledOnce();
  });

  it("cannot buy without a main and a shipping address in the profile", async () => {
    const calls = api(customer([address(3, "main")]));
    expect((await saveCustomer(customer(), want("Ilica"), null, calls)).ok).toBe(false);
  });
});

describe("the owner of the checkout", () => {
  it("keeps the input after a login and asks for the address again", () => {
    const guest = {
      ...emptyCheckout,
      address: FORM,
      buyer: IDS,
      progress: { active: "payment", done: ["address", "shipping"] } as const,
    };
    const next = changeOwner(guest, customer([address(1, "main", "Vlaška")]));
    expect(next).toMatchObject({
      owner: 9,
      address: { street: "Ilica" },
      buyer: UNKNOWN_BUYER,
      progress: { active: "address", done: [] },
      picked: { delivery: { id: null } },
    });
  });

  it("shows the usual addresses to a customer without input", () => {
    const user = customer([address(1, "main", "Vlaška"), address(2, "shipping")]);
    expect(changeOwner(emptyCheckout, user)).toMatchObject({
      address: { street: "Ilica", differentBilling: true, billing: { street: "Vlaška" } },
      picked: { delivery: { id: 2 }, billing: { id: 1 } },
    });
    expect(changeOwner(emptyCheckout, customer())).toMatchObject({
      address: { firstName: "Iva", contactEmail: "customer@example.com", street: "" },
    });
  });

  it("fills in the company of a customer without addresses, unless one was typed", () => {
    const user = { ...customer(), company: { name: "Ace d.o.o.", address: "Ilica 1" } };
    expect(changeOwner(emptyCheckout, user)?.address.companyName).toBe("Ace d.o.o.");
    expect(named({ ...blankAddressForm, companyName: "Own" }, user).companyName).toBe("Own");
  });

  it("clears everything on logout, and changes nothing otherwise", () => {
    expect(changeOwner({ ...emptyCheckout, owner: 9, address: FORM }, null)).toBe(emptyCheckout);
    expect(changeOwner(emptyCheckout, null)).toBeNull();
    expect(changeOwner({ ...emptyCheckout, owner: 9 }, customer())).toBeNull();
  });
});

describe("consents are recorded", () => {
  const log = vi.fn(async (): Promise<Result<unknown>> => ok(null));
  beforeEach(() => log.mockClear());
  const store = (owner: number | null) => {
    const made = createCheckoutStore();
    made.setState({ owner, address: FORM });
    return made;
  };

  it("for a guest, once for the same ones", async () => {
    const checkout = store(null);
    await logConsents(checkout, { logConsents: log }, "addressForm", ["a"]);
    await logConsents(checkout, { logConsents: log }, "addressForm", ["a"]);
    expect(log.mock.calls).toEqual([["addressForm", ["a"], "ana@example.com", "guest"]]);
    await logConsents(checkout, { logConsents: log }, "checkoutForm", ["a"]);
    expect(log).toHaveBeenCalledTimes(2);
  });

  it("for a customer under the account's e-mail", async () => {
    authStore.setState({ status: "in", user: customer() });
    await logConsents(store(9), { logConsents: log }, "addressForm", ["a"]);
    expect(log).toHaveBeenCalledWith("addressForm", ["a"], "customer@example.com", "user");
  });

  it("again after a failed log", async () => {
    const checkout = store(null);
    log.mockResolvedValueOnce(fault({}));
    expect((await logConsents(checkout, { logConsents: log }, "addressForm", ["a"])).ok).toBe(
      false,
    );
    await logConsents(checkout, { logConsents: log }, "addressForm", ["a"]);
    expect(log).toHaveBeenCalledTimes(2);
  });
});
