// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { SentNotice } from "./sent-notice.tsx";

const downloadFile = vi.hoisted(() => vi.fn());
vi.mock("#lib/base/browser/download-file.ts", () => ({ downloadFile }));

const open = (sent: Partial<Parameters<typeof SentNotice>[0]["sent"]>) =>
  act(async () =>
    render(
      <NextIntlClientProvider locale="en" messages={{ forms: en.forms }}>
        <SentNotice
          sent={{ goalType: "", goal: "", message: "", ...sent }}
          fallback={en.forms.sent}
          hosts={[]}
          mediaHost="media.example"
          again={en.forms.another}
          onAgain={() => {}}
        />
      </NextIntlClientProvider>,
    ),
  );

beforeEach(() => downloadFile.mockReset().mockResolvedValue(true));

it.each([
  [{}, en.forms.sent],
  [{ goalType: "message", goal: "See you <b>soon</b>" }, "See you <b>soon</b>"],
  [{ goalType: "message", goal: "Goal", message: "Message" }, "Message"],
])("shows a thank-you message for %j: %s", async (sent, expected) => {
  await open(sent);
  expect(screen.getByRole("status").textContent).toBe(expected);
});

it("downloads a file of the site, and shows an error when that fails", async () => {
  downloadFile.mockResolvedValue(false);
  await open({ goalType: "file", goal: "https://media.example/a.pdf" });
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith("https://media.example/a.pdf");
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toContain(en.forms.downloadFailed),
  );
});

it("names another site and never opens it by itself", async () => {
  await open({ goalType: "url", goal: "https://evil.example/x" });
  const link = screen.getByRole("link", { name: "Continue to evil.example" });
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

it.each(["javascript:alert(1)", "//evil.example"])("%j is no link", async (goal) => {
  await open({ goalType: "url", goal });
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(en.forms.sent)).toBeTruthy();
});
