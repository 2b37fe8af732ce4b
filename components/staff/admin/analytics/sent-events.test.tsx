// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { SentEvents } from "./sent-events.tsx";

it("shows the events of other tabs as they are sent, the newest first", async () => {
  const received = new EventTarget();
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      addEventListener = received.addEventListener.bind(received);
      removeEventListener = received.removeEventListener.bind(received);
    },
  );
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <SentEvents />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("status").textContent).toBe(en.admin.analytics.waiting);
  const send = (data: unknown) =>
    act(() => received.dispatchEvent(new MessageEvent("message", { data })));
  await send({ kind: "gtag", name: "view_item", params: { value: 10 }, at: 1_000 });
  await send({ kind: "plausible", name: "purchase", params: { value: 20 }, at: 2_000 });
  await send({ kind: "gtag" });
  const rows = screen.getAllByRole("row").slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/purchase.*plausible.*"value": 20/s),
    expect.stringMatching(/view_item.*gtag.*"value": 10/s),
  ]);
  vi.unstubAllGlobals();
});
