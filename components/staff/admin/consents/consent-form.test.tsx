// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sanitizePhrase } from "#lib/web/security/sanitize.ts";
import messages from "#messages/en.json";
import { ConsentForm } from "./consent-form.tsx";

const sent: { path: string; body: Record<string, unknown> }[] = [];
const language = (code: string, name: string, html: string) => ({
  code,
  name,
  html,
  preview: sanitizePhrase(html),
  isRead: true,
});

/** Another one for each test, who has typed nothing yet. */
let person: string;

const draw = (mayChange = true, croatian = "Drugo") =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ConsentForm
        uniqueNumber="b"
        formType="checkoutForm"
        required={false}
        types={["newsletter", "checkoutForm", "ownForm"]}
        siblings={[
          { uniqueNumber: "a", formType: "checkoutForm", text: "First" },
          { uniqueNumber: "b", formType: "checkoutForm", text: "Second" },
        ]}
        languages={[
          language("en", "English", "<b>Second</b>"),
          language("hr", "Hrvatski", croatian),
        ]}
        list="/admin/consent"
        email="vera@shop.test"
        owner={{ domain: "shop.test", locale: "", person }}
        mayChange={mayChange}
      />
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  sent.length = 0;
  person = crypto.randomUUID();
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
    const body = JSON.parse(String(init?.body));
    sent.push({ path: String(path), body });
    if (String(path).endsWith("preview")) return Response.json({ data: { html: "<i>New</i>" } });
    return Response.json(
      { error: { statusCode: 409, payload: { message: "no" } } },
      { status: 409 },
    );
  });
});
afterEach(cleanup);

it("sends what has changed alone, with the order and the rules of the form", async () => {
  draw();
  fireEvent.change(screen.getByLabelText("Hrvatski"), { target: { value: "Novo" } });
  await userEvent.click(screen.getByLabelText("Must be accepted"));
  await userEvent.click(screen.getByRole("button", { name: "Move up: This consent" }));
  await userEvent.click(screen.getByRole("button", { name: "Save consent" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Somebody else");
  expect(sent.find(({ path }) => path === "/api/admin/consent/save")?.body).toEqual({
    uniqueNumber: "b",
    formType: "checkoutForm",
    required: true,
    order: [null, "a"],
    texts: { hr: { html: "Novo", before: "Drugo" } },
  });
  expect(screen.getByLabelText<HTMLTextAreaElement>("Hrvatski").value).toBe("Novo");
});

it("shows what the server makes of the words", async () => {
  draw();
  fireEvent.change(screen.getByLabelText("English"), { target: { value: "x" } });
  expect((await screen.findByText("New")).tagName).toBe("I");
});

it("does not send an emptied text, and says which", async () => {
  draw();
  const field = screen.getByLabelText<HTMLTextAreaElement>("English");
  fireEvent.change(field, { target: { value: " " } });
  await userEvent.click(screen.getByRole("button", { name: "Save consent" }));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  expect(sent.filter(({ path }) => path.endsWith("save"))).toEqual([]);
});

it("has what was not saved when it is opened again, beside what somebody else has saved", async () => {
  draw();
  const field = () => screen.getByLabelText<HTMLTextAreaElement>("Hrvatski");
  fireEvent.change(field(), { target: { value: "Moje" } });
  cleanup();
  draw(true, "Njihovo");
  expect(field().value).toBe("Moje");
  expect(screen.getByText(messages.admin.unsent.broughtBack)).toBeTruthy();
  expect(screen.getByText("Njihovo", { selector: "details p" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: messages.admin.unsent.discard }));
  expect(field().value).toBe("Njihovo");
  expect(screen.queryByText(messages.admin.unsent.bothChanged)).toBeNull();
});

it("lets nobody change without the right", () => {
  draw(false);
  expect(screen.queryByRole("button", { name: "Save consent" })).toBeNull();
  for (const field of screen.getAllByRole("textbox"))
    expect(field).toHaveProperty("disabled", true);
});

it("asks for the password in a form of its own, and saves after it", async () => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  const answers = [
    Response.json({ error: { statusCode: 428, payload: { message: "no" } } }, { status: 428 }),
    Response.json({ user: {} }),
    Response.json({ error: { statusCode: 502, payload: { message: "later" } } }, { status: 502 }),
  ];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path) => {
    sent.push({ path: String(path), body: {} });
    return answers.shift() ?? expect.fail("one request too many");
  });
  draw();
  await userEvent.click(screen.getByLabelText("Must be accepted"));
  await userEvent.click(screen.getByRole("button", { name: "Save consent" }));
  const password = await screen.findByLabelText("Password");
  expect(password.closest("form")?.parentElement?.closest("form")).toBeNull();
  await userEvent.type(password, "my long password");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  expect((await screen.findByRole("alert")).textContent).toContain("later");
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/admin/consent/save",
    "/api/session/login",
    "/api/admin/consent/save",
  ]);
});

it("has the order and the choices that were not saved, too, and lets go of them", async () => {
  draw();
  await userEvent.click(screen.getByLabelText("Must be accepted"));
  await userEvent.click(screen.getByRole("button", { name: "Move up: This consent" }));
  cleanup();
  draw();
  const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(screen.getByText(messages.admin.unsent.broughtBack)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Must be accepted").checked).toBe(true);
  expect(rows()[0]).toMatch(/This consent/);
  await userEvent.click(screen.getByRole("button", { name: messages.admin.unsent.discard }));
  expect(screen.getByLabelText<HTMLInputElement>("Must be accepted").checked).toBe(false);
  expect(rows()[0]).toMatch(/First/);
});
