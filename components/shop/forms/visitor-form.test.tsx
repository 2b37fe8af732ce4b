// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "#lib/shop/api/errors.ts";
import { form } from "#lib/shop/api/schemas/feedback.ts";
import { toFieldView } from "#lib/shop/domain/content/form-fields.ts";
import en from "#messages/en.json";
import { VisitorForm } from "./visitor-form.tsx";
import type { VisitorFormProps } from "./visitor-form-props.ts";

const sendForm = vi.hoisted(() => vi.fn());
vi.mock("./send-form.ts", () => ({ sendForm, faultMessage: async () => "The shop says no" }));

const fields = form
  .parse({
    id: 1,
    fields: [
      { name: "name", label: "Name", required: true, maxLength: 5 },
      { name: "mail", label: "Mail", type: "email", required: true },
    ],
  })
  .fields.map(toFieldView);

const drawn = (own: Partial<VisitorFormProps> = {}) => (
  <NextIntlClientProvider locale="en" messages={{ forms: en.forms }} timeZone="UTC">
    <VisitorForm
      target={{ kind: "form", id: 1 }}
      type="contactForm"
      fields={fields}
      consents={[{ uniqueNumber: "c", required: true, text: "Agreed" }]}
      captcha={null}
      hosts={[]}
      mediaHost="media.example"
      {...own}
    />
  </NextIntlClientProvider>
);
const draw = (own?: Partial<VisitorFormProps>) => render(drawn(own));

const press = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })));
function fillIn() {
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Ana" } });
  fireEvent.change(screen.getByLabelText("Mail"), { target: { value: "ana@b.hr" } });
  fireEvent.click(screen.getByRole("checkbox"));
}

beforeEach(() => {
  sessionStorage.clear();
  sendForm.mockReset();
});
afterEach(cleanup);

describe("VisitorForm", () => {
  it("keeps what was typed before React answers for a reload", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(drawn());
    screen.getByLabelText<HTMLInputElement>("Name").value = "Ana";
    const { unmount } = render(drawn(), { container, hydrate: true });
    await waitFor(() => expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ana"));
    unmount();
    draw();
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Ana");
  });

  it("shows errors beside the fields and sends nothing", async () => {
    draw();
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Anamarija" } });
    await press();
    expect(
      screen.getByText(/^Please use at most 5 characters \(there are \d+ now\)$/),
    ).toBeTruthy();
    expect(screen.getByText("Please fill in this field: Mail")).toBeTruthy();
    expect(screen.getByText(en.forms.consentRequired)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
    expect(sendForm).not.toHaveBeenCalled();
  });

  it("ignores submits while one is in flight, then shows the goal and clears the draft", async () => {
    let answer: (value: unknown) => void = () => {};
    sendForm.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    draw();
    fillIn();
    expect(sessionStorage.length).toBe(1);
    await press();
    await press();
    await waitFor(() => expect(sendForm).toHaveBeenCalledTimes(1));
    await act(async () => answer(ok({ goalType: "message", goal: "Thanks", message: "" })));
    expect(screen.getByText("Thanks")).toBeTruthy();
    expect(sessionStorage.length).toBe(0);
  });

  it("gives its place to the thanks, which take the focus, until another is wanted", async () => {
    const into = vi.spyOn(Element.prototype, "scrollIntoView");
    sendForm.mockResolvedValue(ok({ goalType: "", goal: "", message: "" }));
    draw();
    fillIn();
    await press();
    const thanks = await screen.findByText(en.forms.sent);
    expect(screen.queryByLabelText("Name")).toBeNull();
    expect(document.activeElement?.contains(thanks)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(into).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole("button", { name: en.forms.another }));
    const name = screen.getByLabelText<HTMLInputElement>("Name");
    expect(name.value).toBe("");
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it("keeps the input after a refusal and a reload", async () => {
    sendForm.mockResolvedValue(fail({ kind: "http", status: 400, message: "no" }));
    const first = draw();
    fillIn();
    await press();
    expect(await screen.findByText("The shop says no")).toBeTruthy();
    first.unmount();
    draw();
    expect((screen.getByLabelText("Name") as HTMLInputElement).value).toBe("Ana");
    expect((screen.getByRole("checkbox") as HTMLInputElement).checked).toBe(true);
  });

  it.each([
    "noKey",
    "noVersion",
    "notLoaded",
    "notExecuted",
  ] as const)("shows why the captcha failed: %s", async (trouble) => {
    sendForm.mockRejectedValue(Object.assign(new Error(trouble), { trouble }));
    draw();
    fillIn();
    await press();
    expect(await screen.findByText(en.forms.captcha[trouble])).toBeTruthy();
  });

  it("does not validate consents that were not loaded", async () => {
    draw({ consents: null });
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Ana" } });
    fireEvent.change(screen.getByLabelText("Mail"), { target: { value: "ana@b.hr" } });
    await press();
    expect(screen.getAllByText(en.forms.consentsNotFetched).length).toBe(2);
    expect(sendForm).not.toHaveBeenCalled();
  });
});
