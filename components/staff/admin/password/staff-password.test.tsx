// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { StaffPassword } from "./staff-password.tsx";

const postRoute = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/post-route.ts", () => ({ postRoute }));

const { field, forgotPassword } = en.auth;

const show = (search: string) => {
  window.history.replaceState(null, "", `/adminLogin${search}`);
  return render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <StaffPassword />
    </NextIntlClientProvider>,
  );
};
const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const send = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

beforeEach(() => postRoute.mockReset());

it("has a link sent to a member of staff, without a way to the shop's login", async () => {
  postRoute.mockResolvedValue(ok({}));
  show("");
  fill(field.email, "staff@example.com");
  await send(forgotPassword.submit);
  expect(postRoute).toHaveBeenCalledExactlyOnceWith("session/forgot", {
    email: "staff@example.com",
  });
  expect(screen.getByText(forgotPassword.sentTitle)).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});

it("sets the password with the link, and offers another link for an expired one", async () => {
  postRoute.mockResolvedValueOnce(ok({}));
  const shown = show("?token=abc");
  fill(field.newPassword, "new-password");
  fill(field.newPasswordAgain, "new-password");
  await send(forgotPassword.setSubmit);
  expect(postRoute).toHaveBeenCalledExactlyOnceWith("session/set-password", {
    token: "abc",
    password: "new-password",
  });
  expect(screen.getByText(forgotPassword.set)).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
  shown.unmount();

  postRoute.mockResolvedValueOnce(fail(toApiError(404, "")));
  show("?token=old");
  fill(field.newPassword, "new-password");
  fill(field.newPasswordAgain, "new-password");
  await send(forgotPassword.setSubmit);
  expect(screen.getByText(forgotPassword.expired)).toBeDefined();
  expect(screen.getByLabelText(field.email)).toBeDefined();
});
