// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { VisitorForm } from "#components/forms/visitor-form.tsx";
import { pickMessages } from "#components/messages/pick-messages.ts";
import { ok } from "#lib/api/errors.ts";
import en from "#messages/en.json";
import { NEVER_SAID } from "./newsletter-messages.ts";

vi.mock("#components/forms/send-form.ts", () => ({
  sendForm: async () => ok({ goalType: "", goal: "", message: "" }),
  faultMessage: async () => "",
}));

it("leaves the newsletter's form every message that it says", async () => {
  const missing = vi.fn();
  const { forms } = en;
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={pickMessages(en, ["forms"], NEVER_SAID)}
      onError={missing}
    >
      <VisitorForm
        target={{ kind: "newsletter" }}
        type="newsletter"
        fields={[
          {
            name: "email",
            label: "E-mail",
            kind: "email",
            required: true,
            options: [],
            maxLength: 20,
            value: "",
          },
        ]}
        consents={[{ uniqueNumber: "c", required: true, text: "Agreed" }]}
        captcha={null}
        hosts={[]}
        mediaHost=""
      />
    </NextIntlClientProvider>,
  );
  const write = (value: string) =>
    fireEvent.change(screen.getByLabelText("E-mail"), { target: { value } });
  const press = () =>
    act(async () => {
      fireEvent.click(screen.getByRole("button", { name: forms.subscribe }));
    });
  await press();
  expect(screen.getByText("Please fill in this field: E-mail")).toBeTruthy();
  expect(screen.getByText(forms.consentRequired)).toBeTruthy();
  write("nobody");
  await press();
  expect(screen.getByText(forms.error.email)).toBeTruthy();
  write("somebody-with-a-long-name@club.test");
  await press();
  expect(screen.getByText("Please use at most 20 characters")).toBeTruthy();
  write("ana@club.test");
  fireEvent.click(screen.getByRole("checkbox"));
  await press();
  expect(await screen.findByText(forms.subscribed)).toBeTruthy();
  expect(screen.getByRole("button", { name: forms.anotherAddress })).toBeTruthy();
  expect(missing).not.toHaveBeenCalled();
});

it("names only messages that there are, so that the list does not outlive them", () => {
  for (const path of NEVER_SAID)
    expect(
      path.split(".").reduce<unknown>((group, name) => Object(group)[name], en),
      path,
    ).toBeTruthy();
});
