// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, type Result, toApiError } from "#lib/shop/api/errors.ts";
import { user as userSchema } from "#lib/shop/api/schemas/user-schema.ts";
import { ADDRESS_FIELDS, pickFields } from "#lib/shop/values/address.ts";
import en from "#messages/en.json";
import { descriptionOf, shownAsMissing } from "#tests/dom/fields.ts";
import { CompanyForm } from "./company-form.tsx";
import { ProfileAddressForm } from "./profile-address-form.tsx";
import { ProfileForm } from "./profile-form.tsx";

const calls = vi.hoisted(() => ({ save: vi.fn(), saveAddress: vi.fn() }));
const refresh = vi.hoisted(() => vi.fn());
const showToast = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: calls }));
vi.mock("#components/shop/auth/browser-auth.ts", () => ({ authRuntime: () => ({ refresh }) }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const { auth, checkout, errors, profile } = en;
const ana = userSchema.parse({
  id: 1,
  email: "ana@example.com",
  username: "ana@example.com",
  memberCardBarcode: "290",
  details: { firstName: "Ana", lastName: "Horvat" },
});

const show = (page: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {page}
    </NextIntlClientProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => {
  sessionStorage.clear();
  for (const mock of [...Object.values(calls), refresh, showToast]) mock.mockReset();
  for (const call of Object.values(calls)) call.mockResolvedValue(ok({}));
});

describe("the company", () => {
  const { company } = profile;
  const owner = { ...ana, company: { name: "Ace d.o.o.", address: "Ilica 1" } };

  it("is shown and saved with the rest of the profile", async () => {
    show(<CompanyForm user={owner} />);
    expect([field(company.name).value, field(company.address).value]).toEqual([
      "Ace d.o.o.",
      "Ilica 1",
    ]);
    type(company.address, " Savska 2 ");
    await press(company.save);
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ tone: "success", message: company.saved }),
    );
    expect(calls.save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        email: "ana@example.com",
        memberCardBarcode: "290",
        company: { name: "Ace d.o.o.", address: "Savska 2" },
      }),
    );
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("is removed by emptying it, and an address alone asks for the name", async () => {
    show(<CompanyForm user={owner} />);
    type(company.name, " ");
    await press(company.save);
    await waitFor(() => expect(descriptionOf(field(company.name))).toContain(errors.required));
    type(company.address, "");
    await press(company.save);
    await waitFor(() => expect(calls.save).toHaveBeenCalledOnce());
    expect(calls.save.mock.lastCall?.[0].company).toBeNull();
  });

  it("keeps the input after a failure", async () => {
    calls.save.mockResolvedValueOnce(fail(toApiError(503, "")));
    show(<CompanyForm user={ana} />);
    type(company.name, "Ace");
    await press(company.save);
    expect((await screen.findByRole("alert")).textContent).toBe(errors.tryAgain);
    expect(field(company.name).value).toBe("Ace");
  });
});

describe("the profile", () => {
  const { firstName, lastName, email } = auth.field;
  const save = () => press(profile.details.save);

  it.each([
    [firstName, " ", errors.missing.firstName],
    [lastName, "", errors.missing.lastName],
    [email, "", errors.missing.email],
    [email, "ana@", errors.email],
  ])("%s %j is refused: %s", async (label, value, expected) => {
    show(<ProfileForm user={ana} />);
    type(label, value);
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(descriptionOf(field(label))).toContain(expected);
    expect(calls.save).not.toHaveBeenCalled();
  });

  it("allows letters only in names, unless the site allows all", async () => {
    const page = show(<ProfileForm user={ana} />);
    type(firstName, "R2-D2");
    await save();
    await waitFor(() => expect(descriptionOf(field(firstName))).toContain(errors.lettersOnly));
    expect(calls.save).not.toHaveBeenCalled();
    page.unmount();
    sessionStorage.clear();
    show(<ProfileForm user={ana} anyNames />);
    type(firstName, "R2-D2");
    await save();
    await waitFor(() => expect(calls.save).toHaveBeenCalledOnce());
  });

  it("is saved as a whole, read again and confirmed with a toast", async () => {
    show(<ProfileForm user={ana} />);
    type(firstName, " Eva ");
    await save();
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledWith({ tone: "success", message: profile.details.saved }),
    );
    expect(calls.save).toHaveBeenCalledExactlyOnceWith({
      email: "ana@example.com",
      username: "ana@example.com",
      details: { firstName: "Eva", lastName: "Horvat" },
      memberCardBarcode: "290",
    });
    expect(refresh).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  it("shows an e-mail that is already taken beside its field", async () => {
    calls.save.mockResolvedValue(fail(toApiError(409, "User already exist.")));
    show(<ProfileForm user={ana} />);
    type(email, "eva@example.com");
    await save();
    await waitFor(() => expect(descriptionOf(field(email))).toContain(errors.userExists));
    expect(document.activeElement).toBe(field(email));
    expect(refresh).not.toHaveBeenCalled();
  });

  it("keeps the input after a failure and a reload, and can be sent again", async () => {
    calls.save.mockResolvedValueOnce(fail(toApiError(503, "")));
    const page = show(<ProfileForm user={ana} />);
    type(firstName, "Eva");
    await save();
    expect((await screen.findByRole("alert")).textContent).toBe(errors.tryAgain);
    page.unmount();
    show(<ProfileForm user={ana} />);
    expect(field(firstName).value).toBe("Eva");
    await save();
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  });

  it("keeps input that is typed while saving is in flight", async () => {
    const page = show(<ProfileForm user={ana} />);
    type(firstName, "Eva");
    let answer = (_: Result<object>) => {};
    calls.save.mockReturnValue(new Promise<Result<object>>((resolve) => (answer = resolve)));
    await save();
    type(lastName, "Babić");
    await act(async () => answer(ok({})));
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(field(lastName).value).toBe("Babić");
    page.unmount();
    show(<ProfileForm user={ana} />);
    expect(field(lastName).value).toBe("Babić");
  });

  it("keeps input that is typed after saving", async () => {
    const page = show(<ProfileForm user={ana} />);
    type(firstName, "Eva");
    await save();
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    type(lastName, "Babić");
    page.unmount();
    show(<ProfileForm user={ana} />);
    expect(field(firstName).value).toBe("Eva");
    expect(field(lastName).value).toBe("Babić");
  });

  it("ignores submits while one is in flight", async () => {
    let answer: (value: Result<unknown>) => void = () => {};
    calls.save.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show(<ProfileForm user={ana} />);
    await save();
    await save();
    await act(async () => answer(ok({})));
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
    expect(calls.save).toHaveBeenCalledOnce();
  });

  it("carries autocomplete attributes", () => {
    show(<ProfileForm user={ana} />);
    expect([firstName, lastName, email].map((label) => field(label).autocomplete)).toEqual([
      "given-name",
      "family-name",
      "email",
    ]);
  });
});

describe("an address of the profile", () => {
  const onDone = vi.fn();
  const open = () =>
    show(
      <ProfileAddressForm
        address={null}
        type="shipping"
        countries={[{ iso: "HR", name: "Croatia" }]}
        onDone={onDone}
      />,
    );
  const texts = {
    firstName: "Ana",
    lastName: "O'Neil-Šarić",
    contactEmail: "ana@example.com",
    contactPhone: "+385 1",
    street: "Ilica",
    houseNumber: "1",
    zipCode: "10000",
    city: "Zagreb",
  } as const;
  const fill = () => {
    for (const [name, text] of Object.entries(texts))
      type(checkout.field[name as keyof typeof texts], text);
    fireEvent.change(field(checkout.field.country), { target: { value: "HR" } });
  };
  const max = (length: number) =>
    errors.max.replace("{length}", String(length)).replace("{count}", String(length + 1));
  beforeEach(() => onDone.mockReset());

  it("requires every field except the company fields", async () => {
    open();
    await press(profile.addresses.save);
    await waitFor(() => expect(new Set(shownAsMissing()).size).toBe(9));
    expect(calls.saveAddress).not.toHaveBeenCalled();
  });

  it.each([
    ["firstName", "R2D2", errors.lettersOnly],
    ["contactEmail", "ana@", errors.email],
    ["city", "x".repeat(76), max(75)],
    ["street", "x".repeat(76), max(75)],
    ["houseNumber", "1".repeat(16), max(15)],
    ["zipCode", "1".repeat(26), max(25)],
  ] as const)("refuses %s %j: %s", async (name, value, expected) => {
    open();
    fill();
    type(checkout.field[name], value);
    await press(profile.addresses.save);
    await waitFor(() => expect(descriptionOf(field(checkout.field[name]))).toContain(expected));
    expect(calls.saveAddress).not.toHaveBeenCalled();
  });

  it("requires both company fields together", async () => {
    open();
    fill();
    type(checkout.field.companyName, "Ace d.o.o.");
    await press(profile.addresses.save);
    await waitFor(() =>
      expect(descriptionOf(field(checkout.field.companyOIB))).toContain(errors.missing.companyOIB),
    );
  });

  it("is saved with its type, and keeps the input when saving fails", async () => {
    calls.saveAddress.mockResolvedValueOnce(fail(toApiError(422, "This street is unknown.")));
    open();
    fill();
    fireEvent.change(field(profile.addresses.type), { target: { value: "billing" } });
    await press(profile.addresses.save);
    expect((await screen.findByRole("alert")).textContent).toBe("This street is unknown.");
    expect(field(checkout.field.street).value).toBe("Ilica");
    await press(profile.addresses.save);
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls.saveAddress).toHaveBeenLastCalledWith(
      { ...pickFields({}, ADDRESS_FIELDS), type: "billing", ...texts, country: "HR" },
      null,
    );
    expect(showToast).toHaveBeenCalledWith({ tone: "success", message: profile.addresses.saved });
  });
});
