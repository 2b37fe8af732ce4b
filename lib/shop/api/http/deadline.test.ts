// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gateway } from "#lib/web/client/gateway.ts";
import { postRoute } from "#lib/web/client/post-route.ts";

/** Milliseconds (docs/security.md §3.3). */
const DEADLINE = 35_000;

/** A request without an answer that honours its timeout, as a browser's does. */
class SilentRequest {
  timeout = 0;
  responseURL = "";
  readyState = 0;
  status = 0;
  upload = {};
  ontimeout: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  addEventListener() {}
  getAllResponseHeaders = () => "";
  abort() {}
  send() {
    if (this.timeout > 0) setTimeout(() => this.ontimeout?.(), this.timeout);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", SilentRequest);
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as Error)),
      ),
  );
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["the gateway", () => gateway.ecommerce.cart.getCart()],
  ["a session route", () => postRoute("session/login")],
])("ends an unanswered call of %s with a network error", async (_, call) => {
  const settled = vi.fn();
  const answer = call().finally(settled);
  await vi.advanceTimersByTimeAsync(DEADLINE - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  expect(await answer).toMatchObject({ ok: false, error: { kind: "network", status: 0 } });
});
