// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { RegisterForm } from "./register-form.tsx";

beforeEach(() => sessionStorage.clear());

const { auth, checkout } = en;
const input = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

it("takes name and e-mail of the address from the account, until they are typed otherwise", async () => {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <RegisterForm
        captcha={null}
        countries={[]}
        consents={[]}
        onEnter={vi.fn()}
        onVerification={vi.fn()}
        onLoggedIn={vi.fn()}
        onLogIn={vi.fn()}
      />
    </NextIntlClientProvider>,
  );
  const { firstName, lastName, email } = auth.field;
  const account = screen.getByLabelText(firstName);
  input(account, "Ana");
  input(screen.getByLabelText(lastName), "Horvat");
  input(screen.getByLabelText(email), "ana@example.com");
  fireEvent.click(screen.getByRole("checkbox", { name: auth.register.withAddresses }));

  const address = within(screen.getByRole("group", { name: checkout.address }));
  const own = (label: string) => address.getByLabelText<HTMLInputElement>(label);
  const values = () => [firstName, lastName, email].map((label) => own(label).value);
  await waitFor(() => expect(values()).toEqual(["Ana", "Horvat", "ana@example.com"]));
  input(account, "Anamarija");
  await waitFor(() => expect(own(firstName).value).toBe("Anamarija"));
  input(own(firstName), "Iva");
  input(account, "Ana");
  input(own(email), "");
  expect(values()).toEqual(["Iva", "Horvat", ""]);
});
