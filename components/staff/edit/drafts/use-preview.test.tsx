// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { newElement } from "#lib/staff/edit/model/actions.ts";
import { usePreview } from "./use-preview.ts";

const { callStaff, refresh } = vi.hoisted(() => ({ callStaff: vi.fn(), refresh: vi.fn() }));
vi.mock("#lib/staff/call-staff.ts", () => ({ callStaff }));
const router = { refresh };
vi.mock("next/navigation", () => ({ useRouter: () => router }));

beforeEach(() => {
  vi.useFakeTimers();
  callStaff.mockReset().mockResolvedValue({ ok: true });
  refresh.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <EditContextProvider>{children}</EditContextProvider>
);
const drawn = () => act(() => vi.advanceTimersByTimeAsync(1_000));
const ids = () =>
  callStaff.mock.lastCall?.[1].operations.map(({ elementId }: { elementId: number }) => elementId);

it("lets the server draw what the list of changes includes, and everything again when it is closed", async () => {
  const { result } = renderHook(
    () => {
      usePreview("3f1a", () => {});
      return useEditContext().store;
    },
    { wrapper },
  );
  const { act: perform, leaveOut } = result.current.getState();
  act(() => perform([-1, -2].map((id) => newElement("page-section:home", "text", id))));
  await drawn();
  expect(ids()).toEqual([-1, -2]);
  // The overview leads to it.
  expect(callStaff.mock.lastCall?.[1].page).toBe("/");
  act(() => leaveOut(new Set(["-1:"])));
  await drawn();
  expect(ids()).toEqual([-2]);
  act(() => leaveOut(new Set()));
  await drawn();
  expect(ids()).toEqual([-1, -2]);
  expect(refresh).toHaveBeenCalledTimes(3);
});

it("stays the draft of its page, which the page's frames ask for, when the page comes with new messages", async () => {
  const { result, rerender } = renderHook(
    ({ onFault }) => {
      usePreview("3f1a", onFault);
      return useEditContext().store;
    },
    { wrapper, initialProps: { onFault: vi.fn() } },
  );
  act(() => result.current.getState().act([newElement("page-section:home", "text", -1)]));
  await drawn();
  expect(document.cookie).toBe("editDraft=3f1a");
  const onFault = vi.fn();
  rerender({ onFault });
  expect(document.cookie).toBe("editDraft=3f1a");

  callStaff.mockResolvedValue({ ok: false });
  act(() => result.current.getState().act([newElement("page-section:home", "text", -2)]));
  await drawn();
  expect(onFault).toHaveBeenCalledOnce();
});

it("is busy from the first byte that is sent until the page is drawn", async () => {
  let answer = (_: { ok: boolean }) => {};
  callStaff.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { result } = renderHook(
    () => ({ isBusy: usePreview("3f1a", () => {}), store: useEditContext().store }),
    { wrapper },
  );
  expect(result.current.isBusy).toBe(false);
  act(() => result.current.store.getState().act([newElement("page-section:home", "text", -1)]));
  await drawn();
  expect(result.current.isBusy).toBe(true);
  await act(async () => answer({ ok: true }));
  expect(result.current.isBusy).toBe(false);
});
