// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import messages from "#messages/en.json";
import { useStaffWrite } from "./use-staff-write.tsx";

const refusal = (statusCode: number) =>
  Response.json({ error: { statusCode, payload: { message: "no" } } }, { status: statusCode });

let sent: { path: string; body: unknown }[] = [];
/** Answers requests in turn. */
function answers(...responses: Response[]) {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
    sent.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    return responses.shift() ?? expect.fail("one request too many");
  });
}

function Page() {
  const { send, dialog } = useStaffWrite("vera@shop.test");
  const [said, say] = useState("");
  const save = async () => {
    const result = await send("admin/consent/preview", { html: "a" });
    say(result.ok ? `saved ${result.data.html}` : `refused ${result.error.status}`);
  };
  return (
    <>
      <button type="button" onClick={save}>
        Save
      </button>
      <p>{said}</p>
      {dialog}
    </>
  );
}

beforeEach(() => {
  sent = [];
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Page />
    </NextIntlClientProvider>,
  );
});

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const confirm = async (password: string) => {
  await userEvent.type(await screen.findByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
};

it("asks for no password where the server does not", async () => {
  answers(Response.json({ data: { html: "4" } }));
  await save();
  expect(await screen.findByText("saved 4")).toBeTruthy();
  expect(screen.queryByLabelText("Password")).toBeNull();
});

it.each([
  428, 401,
])("asks for the password after %i, and sends the same once more", async (status) => {
  answers(refusal(status), Response.json({ user: {} }), Response.json({ data: { html: "4" } }));
  await save();
  await confirm("my long password");
  expect(await screen.findByText("saved 4")).toBeTruthy();
  expect(sent).toEqual([
    { path: "/api/admin/consent/preview", body: { html: "a" } },
    {
      path: "/api/session/login",
      body: { username: "vera@shop.test", password: "my long password", admin: true },
    },
    { path: "/api/admin/consent/preview", body: { html: "a" } },
  ]);
});

it("says that a password is wrong, and can be left without writing", async () => {
  answers(refusal(428), refusal(401));
  await save();
  await confirm("not mine at all");
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("refused 428")).toBeTruthy();
  expect(sent).toHaveLength(2);
});
