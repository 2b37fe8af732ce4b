import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Fault, hearFaults, noteThrown } from "#lib/base/config/note-fault.ts";
import { logException } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import { reportFault } from "#lib/shop/api/http/report-fault.ts";
import { watchErrors } from "./watch-errors.ts";

let heard: Fault[] = [];
const { error: ownError } = console;
const print = vi.fn();
beforeEach(() => {
  heard = [];
  console.error = print;
  hearFaults((fault) => heard.push(fault), process.cwd());
  watchErrors();
});
afterEach(() => {
  console.error = ownError;
  hearFaults(null);
  process.removeAllListeners("uncaughtExceptionMonitor");
  print.mockClear();
});

it("hears errors that are printed, prints them as before, and hears no texts", () => {
  const error = new RangeError("too much");
  console.error(" ⨯", error);
  console.error("a text", { message: "of an object" });
  expect(print.mock.calls).toEqual([
    [" ⨯", error],
    ["a text", { message: "of an object" }],
  ]);
  expect(heard).toEqual([
    {
      kind: "thrown",
      name: "RangeError",
      message: "too much",
      at: expect.stringMatching(/^lib\/run\/server\/exporting\/watch-errors\.test\.ts:\d+:\d+$/),
    },
  ]);
});

it("tells a rejection that nobody handled, the end of the process, and a thrown text apart", () => {
  console.error(" ⨯ unhandledRejection: ", new Error("a"));
  process.emit("uncaughtExceptionMonitor", new Error("b"), "uncaughtException");
  noteThrown("broken", "the text that somebody typed");
  expect(heard.map(({ kind, name, message }) => [kind, name, message])).toEqual([
    ["rejection", "Error", "a"],
    ["ended", "Error", "b"],
    ["broken", "string", ""],
  ]);
});

it("hears of broken calls of browsers, and of calls of the backend that fail", () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  vi.spyOn(console, "log").mockReturnValue(undefined);
  logException("id", new TypeError("x"));
  const call = calls.user.web.verify;
  const fail = (error: ApiError) => reportFault(call, error, { site: 1, began: 0 });
  fail({ kind: "network", status: 0, message: "ECONNREFUSED" });
  fail({ kind: "invalidAnswer", status: 200, message: "got Ana" });
  fail({ kind: "http", status: 400, message: "no such product" });
  expect(heard.map(({ kind, name, message, at }) => [kind, name, message, at])).toEqual([
    ["broken", "TypeError", "x", expect.stringContaining("watch-errors.test.ts")],
    ["backend", "network 0", "ECONNREFUSED", call.path],
    ["backend", "invalidAnswer 200", "", call.path],
  ]);
});
