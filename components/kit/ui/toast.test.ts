// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hideToast, showToast, toastDuration } from "./toast.ts";

afterEach(() => vi.useRealTimers());

describe("toastDuration", () => {
  it.each([
    ["Saved", 3_000],
    ["x".repeat(100), 5_000],
    ["x".repeat(1_000), 12_000],
  ])("depends on the length of the text", (message, duration) => {
    expect(toastDuration(message)).toBe(duration);
  });
});

describe("showToast", () => {
  it("announces errors assertively and other messages politely, and disappears", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    await import("./toaster.tsx");
    vi.useFakeTimers();
    await act(() => showToast({ tone: "error", message: "The shop does not answer" }));
    await act(() => showToast({ tone: "success", message: "In your cart" }));
    expect(document.querySelector("[role=alert]")?.textContent).toBe("The shop does not answer");
    expect(document.querySelector("[role=status]")?.textContent).toBe("In your cart");
    await act(() => hideToast({ tone: "success", message: "In your cart" }));
    expect(document.querySelector("[role=status]")).toBeNull();
    expect(document.querySelector("[role=alert]")).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(document.querySelector("[role=alert]")).toBeNull();
  });
});
