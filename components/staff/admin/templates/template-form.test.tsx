// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { leftToRight } from "#lib/staff/left-to-right.ts";
import messages from "#messages/en.json";
import { allowDialogs } from "#tests/factories/edit-page.tsx";
import { TemplateForm } from "./template-form.tsx";

const words = messages.admin;
const OWNER = { domain: "shop.test", locale: "", person: "3" };
const LANGUAGES = [
  { code: "en", name: "English" },
  { code: "hr", name: "Hrvatski" },
];

beforeAll(allowDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (texts: Readonly<Record<string, string>>) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <TemplateForm
        template={{ key: "RegistrationTemplate", id: 4, isByLanguage: true, texts }}
        languages={LANGUAGES}
        samples={{}}
        email="vera@shop.test"
        owner={OWNER}
        maySave
      />
    </NextIntlClientProvider>,
  );
const field = () => screen.getByLabelText<HTMLTextAreaElement>(words.templates.markup);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const choose = (code: string) =>
  fireEvent.change(screen.getByLabelText(words.templates.language), { target: { value: code } });

it("restores unsaved templates when it is opened again, and saves one without the others", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ data: {} });
  });
  draw({ en: "<p>Hello</p>" });
  type("<p>Welcome</p>");
  choose("hr");
  type("<p>Dobro došli</p>");
  cleanup();

  draw({ en: "<p>Good day</p>" });
  expect(screen.getByText(words.unsent.broughtBack)).toBeTruthy();
  expect(screen.getByText("<p>Good day</p>").closest("details")?.textContent).toContain("English");
  expect(field().value).toBe("<p>Welcome</p>");
  await userEvent.click(screen.getByRole("button", { name: words.templates.save }));
  await screen.findByText(words.templates.saved);
  expect(sent).toEqual([
    {
      key: "RegistrationTemplate",
      language: "en",
      html: "<p>Welcome</p>",
      before: "<p>Good day</p>",
    },
  ]);
  cleanup();

  draw({ en: "<p>Welcome</p>" });
  expect(field().value).toBe("<p>Welcome</p>");
  choose("hr");
  expect(field().value).toBe("<p>Dobro došli</p>");
});

it("keeps names of variables from left to right, and lets a sample value have its own direction", () => {
  draw({ en: "<p>Hello</p>" });
  type("<p>{{nobody}}, {{nothing}}</p>");
  const names = ["nobody", "nothing"].map(leftToRight).join(", ");
  expect(screen.getByText(words.templates.unknown.replace("{names}", names))).toBeTruthy();
  const value = screen.getByLabelText("{{firstName}}");
  expect(value.getAttribute("dir")).toBe("auto");
  expect(screen.getByText("{{firstName}}").getAttribute("dir")).toBe("ltr");
});
