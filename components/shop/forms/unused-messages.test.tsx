// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { pickMessages } from "#components/kit/messages/pick-messages.ts";
import { ok } from "#lib/shop/api/errors.ts";
import { type FieldView, fieldMistake } from "#lib/shop/domain/content/form-fields.ts";
import en from "#messages/en.json";
import { unsaid } from "./unused-messages.ts";
import { VisitorForm } from "./visitor-form.tsx";

vi.mock("./send-form.ts", () => ({
  sendForm: async () => ok({ goalType: "", goal: "", message: "" }),
  faultMessage: async () => "",
}));

const { forms } = en;
const aField = (own: Partial<FieldView>): FieldView => ({
  name: "email",
  label: "E-mail",
  kind: "email",
  required: true,
  options: [],
  maxLength: 20,
  value: "",
  ...own,
});

/** A form with the messages of its page; returns the keys of missing ones. */
function draw(fields: readonly FieldView[], isNewsletter: boolean) {
  const missing = vi.fn();
  const without = unsaid({ fields, isNewsletter, hasCaptcha: false });
  render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={pickMessages(en, ["forms"], without)}
      onError={missing}
    >
      <VisitorForm
        target={isNewsletter ? { kind: "newsletter" } : { kind: "form", id: 1 }}
        type="newsletter"
        fields={fields}
        consents={[{ uniqueNumber: "c", required: true, text: "Agreed" }]}
        captcha={null}
        hosts={[]}
        mediaHost=""
      />
    </NextIntlClientProvider>,
  );
  return missing;
}
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name }));
  });

it("leaves the newsletter's form every message that it says", async () => {
  const missing = draw([aField({})], true);
  await press(forms.subscribe);
  expect(screen.getByText("Please fill in this field: E-mail")).toBeTruthy();
  expect(screen.getByText(forms.consentRequired)).toBeTruthy();
  write("E-mail", "nobody");
  await press(forms.subscribe);
  expect(screen.getByText(forms.error.email)).toBeTruthy();
  write("E-mail", "somebody-with-a-long-name@club.test");
  await press(forms.subscribe);
  expect(screen.getByText(/at most 20 characters .there are 35 now/)).toBeTruthy();
  write("E-mail", "ana@club.test");
  fireEvent.click(screen.getByRole("checkbox"));
  await press(forms.subscribe);
  expect(await screen.findByText(forms.subscribed)).toBeTruthy();
  expect(screen.getByRole("button", { name: forms.anotherAddress })).toBeTruthy();
  expect(missing).not.toHaveBeenCalled();
});

it.each([
  [{ kind: "date" }, "someday", forms.error.date],
  [{ kind: "number" }, "ten", forms.error.number],
  [{ kind: "tel" }, "call me", forms.error.tel],
  [{ kind: "url" }, "club", forms.error.url],
  [{ kind: "slug" }, "A B C D", forms.error.slug],
  [{ kind: "slug" }, "abc", "Please use at least 4 characters for this address"],
  [{ kind: "checkbox" }, "", forms.error.tick],
  [{ kind: "text", minLength: 5 }, "abc", "Please use at least 5 characters"],
  [{ kind: "text", equals: "yes" }, "no", "This must be the same as “yes”"],
  [{ kind: "text", lettersOnly: true }, "R2", forms.error.lettersOnly],
] as const)("leaves a form what it says about its fields: %o", async (own, text, said) => {
  const field = aField({ label: "It", ...own });
  const messages: { error?: object } = Object(
    pickMessages(en, ["forms"], unsaid({ fields: [field], isNewsletter: false, hasCaptcha: false }))
      .forms,
  );
  const keys = Object.values(Object(messages.error)).map((message) =>
    String(message)
      .replace("{length}", said.match(/\d+/)?.[0] ?? "")
      .replace("{value}", "yes"),
  );
  expect(keys).toContain(said);
  expect(fieldMistake(field, text, "en")).toBeTruthy();
  const other = unsaid({ fields: [aField({})], isNewsletter: false, hasCaptcha: false });
  expect(other.filter((path) => path.startsWith("forms.error.")).length).toBeGreaterThan(9);
});

it("leaves a form of the CMS what it says when it was sent", async () => {
  const missing = draw([aField({})], false);
  write("E-mail", "ana@club.test");
  fireEvent.click(screen.getByRole("checkbox"));
  await press(forms.send);
  expect(await screen.findByText(forms.sent)).toBeTruthy();
  expect(screen.getByRole("button", { name: forms.another })).toBeTruthy();
  expect(missing).not.toHaveBeenCalled();
});

it("names only messages that there are, so that the list does not outlive them", () => {
  const all = [true, false].flatMap((isNewsletter) =>
    unsaid({ fields: [], isNewsletter, hasCaptcha: false }),
  );
  for (const path of all)
    expect(
      path.split(".").reduce<unknown>((group, name) => Object(group)[name], en),
      path,
    ).toBeTruthy();
});
