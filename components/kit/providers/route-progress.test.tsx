// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageMessagesProvider } from "#components/kit/messages/page-messages.tsx";
import en from "#messages/en.json";
import { startRouteProgress } from "./navigation-watch.ts";
import { RouteProgress } from "./route-progress.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("says in the bar itself that a page is late, and then that it could not be shown", () => {
  render(
    <PageMessagesProvider locale="en" messages={{ shell: en.shell }}>
      <RouteProgress />
    </PageMessagesProvider>,
  );
  act(() => startRouteProgress());
  act(() => vi.advanceTimersByTime(200));
  // The region is there before its words: it is announced.
  expect(screen.getByRole("status").textContent).toBe("");
  act(() => vi.advanceTimersByTime(4_800));
  expect(screen.getByRole("status").textContent).toBe(en.shell.late);
  act(() => vi.advanceTimersByTime(15_000));
  expect(screen.getByRole("status").textContent).toBe(en.shell.errorText);
  act(() => history.replaceState(null, "", "/elsewhere"));
  act(() => vi.advanceTimersByTime(50));
  expect(screen.queryByRole("status")).toBeNull();
});
