// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fail, ok, type Result } from "#lib/shop/api/errors.ts";
import { usePasswordRequest, withPassword } from "./with-password.ts";

const needed: Result<string> = fail({ kind: "http", status: 428, message: "again" });
/** A write that is refused until the password was given. */
const writing = (...answers: Result<string>[]) => {
  const write = vi.fn<() => Promise<Result<string>>>();
  for (const answer of answers) write.mockResolvedValueOnce(answer);
  return write;
};

it("sends the same request again after the password was given", async () => {
  const { result } = renderHook(usePasswordRequest);
  const write = writing(needed, ok("done"));
  const sent = withPassword(write);
  await vi.waitFor(() => expect(result.current.isOpen).toBe(true));
  act(() => result.current.settle(true));
  expect([await sent, write.mock.calls.length]).toEqual([ok("done"), 2]);
  expect(result.current.isOpen).toBe(false);
});

it("asks for the login of a session that has ended, says so, and sends the same again", async () => {
  const { result } = renderHook(usePasswordRequest);
  const gone: Result<string> = fail({ kind: "http", status: 401, message: "gone" });
  const write = writing(gone, ok("done"));
  const sent = withPassword(write);
  await vi.waitFor(() => expect(result.current.isOpen).toBe(true));
  expect(result.current.hasEnded).toBe(true);
  act(() => result.current.settle(true));
  expect([await sent, write.mock.calls.length]).toEqual([ok("done"), 2]);
  expect(result.current.hasEnded).toBe(false);
});

it("gives the refusal to whoever closes the dialog, and sends nothing again", async () => {
  const { result } = renderHook(usePasswordRequest);
  const write = writing(needed);
  const sent = withPassword(write);
  await vi.waitFor(() => expect(result.current.isOpen).toBe(true));
  act(() => result.current.settle(false));
  expect([await sent, write.mock.calls.length]).toEqual([needed, 1]);
});

it("asks nobody on a page without the dialog, nor for another refusal", async () => {
  expect(await withPassword(writing(needed))).toEqual(needed);
  const { result } = renderHook(usePasswordRequest);
  const refused: Result<string> = fail({ kind: "http", status: 403, message: "no" });
  expect(await withPassword(writing(refused))).toEqual(refused);
  expect(result.current.isOpen).toBe(false);
});
