// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PageMessagesProvider } from "#components/kit/messages/page-messages.tsx";
import en from "#messages/en.json";
import { ChunkGuard } from "./chunk-guard.tsx";

const { reloadOnce } = vi.hoisted(() => ({ reloadOnce: vi.fn() }));
vi.mock("./reload-once.ts", async (original) => ({
  ...(await original<typeof import("./reload-once.ts")>()),
  reloadOnce,
}));

const fail = (reason: unknown) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason }));
  });

beforeEach(() => {
  reloadOnce.mockReset().mockReturnValue(true);
  render(
    <PageMessagesProvider locale="en" messages={{ shell: en.shell }}>
      <ChunkGuard />
    </PageMessagesProvider>,
  );
});

describe("ChunkGuard", () => {
  it("reloads the page when a script is missing, and for nothing else", () => {
    fail(new Error("Failed to fetch"));
    expect(reloadOnce).not.toHaveBeenCalled();
    fail(new Error("Failed to load chunk /_next/static/chunks/a.js"));
    expect(reloadOnce).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("leaves a second reload to the visitor", () => {
    reloadOnce.mockReturnValue(false);
    fail(new TypeError("Importing a module script failed."));
    expect(screen.getByRole("alert").textContent).toContain(en.shell.errorTitle);
    expect(screen.getByRole("button", { name: en.shell.tryAgain })).toBeTruthy();
  });
});
