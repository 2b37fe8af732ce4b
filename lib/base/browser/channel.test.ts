// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { tabChannel } from "./channel.ts";

const asText = (data: unknown) => (typeof data === "string" ? data : null);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("carries messages to other tabs, and hears only what the parser accepts", async () => {
  const other = new BroadcastChannel("test");
  const sent = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  const channel = tabChannel("test", asText);
  const onMessage = vi.fn();
  const stop = channel.listen(onMessage);
  channel.announce("to you");
  expect(await sent).toBe("to you");
  other.postMessage(5);
  other.postMessage("to me");
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledExactlyOnceWith("to me"));
  stop();
  other.postMessage("again");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onMessage).toHaveBeenCalledOnce();
  other.close();
});

it("is silent where the browser has no channels", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const channel = tabChannel("test", asText);
  channel.announce("nobody");
  expect(() => channel.listen(() => {})()).not.toThrow();
});

it("does not throw for what cannot be copied", () => {
  const odd = tabChannel<unknown>("odd", (data) => data);
  expect(() => odd.announce(() => {})).not.toThrow();
});
