// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendPublish } from "./send-publish.ts";

const ANSWER = { results: [], created: {}, seen: {}, merged: false };
const still = () =>
  Response.json({ error: { statusCode: 409, payload: { message: "" } } }, { status: 409 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Publishes, answered in turn; returns the outcome and the attempts that were sent. */
async function publish(...answers: readonly (() => Response)[]) {
  const attempts: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    attempts.push(JSON.parse(String(init?.body)).attempt);
    return (answers[attempts.length - 1] ?? still)();
  });
  const sent = sendPublish({}, "one", "hr");
  await vi.runAllTimersAsync();
  return { outcome: await sent, attempts };
}

it("asks again, with the same attempt, while another process is still at it", async () => {
  const { outcome, attempts } = await publish(still, still, () => Response.json({ data: ANSWER }));
  expect(outcome).toEqual({ kind: "answered", answer: ANSWER });
  expect(attempts).toEqual(["one", "one", "one"]);
});

it("gives up after a while, and asks nothing again that was refused", async () => {
  const long = await publish();
  expect(long.outcome).toEqual({ kind: "failed", reason: "busy" });
  expect(long.attempts).toHaveLength(5);
  const refused = await publish(() => new Response("{}", { status: 422 }));
  expect(refused.outcome).toEqual({ kind: "failed", reason: "refused" });
  expect(refused.attempts).toHaveLength(1);
});
