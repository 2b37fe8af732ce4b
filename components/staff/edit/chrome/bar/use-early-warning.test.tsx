// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { LOOK_EVERY, useEarlyWarning } from "./use-early-warning.ts";

const { looked, parted } = vi.hoisted(() => ({ looked: vi.fn(), parted: vi.fn() }));
/** A call that outlives its page waits for no answer. */
vi.mock("#lib/staff/call-staff.ts", () => ({
  callStaff: (route: string, input: object, options?: { keepalive?: boolean }) =>
    (options?.keepalive ? parted : looked)(route, input),
}));
vi.mock("next/navigation", () => ({ usePathname: () => "/about" }));

const wrapper = ({ children }: { children: ReactNode }) => (
  <EditContextProvider>{children}</EditContextProvider>
);
const render = () =>
  renderHook(() => ({ ...useEarlyWarning(), store: useEditContext().store }), { wrapper });
const type = (store: ReturnType<typeof useEditContext>["store"], seen = "2026-05-01T10:00:00Z") =>
  store.getState().act([
    {
      kind: "set",
      elementId: 7,
      handler: "page-section:home",
      about: { component: "hero", title: "" },
      seen,
      path: "meta.title",
      slot: "text",
      before: "Old",
      after: "New",
    },
  ]);
const look = () => act(() => vi.advanceTimersByTimeAsync(LOOK_EVERY));

beforeEach(() => {
  vi.useFakeTimers();
  looked.mockReset();
  looked.mockResolvedValue({ ok: false, error: { status: 503 } });
  parted.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("asks about no section while nothing is unsaved, or while it is being published", async () => {
  const { result } = render();
  await look();
  act(() => {
    type(result.current.store);
    result.current.store.getState().startSaving();
  });
  await look();
  expect(looked).toHaveBeenCalledTimes(3);
  for (const [, body] of looked.mock.calls) expect(body).toMatchObject({ elements: [] });
});

it("names the change whose section somebody else has saved, until it is published", async () => {
  looked.mockResolvedValue({
    ok: true,
    data: { seen: { 7: "2026-05-01T11:00:00Z" }, people: [] },
  });
  const { result } = render();
  act(() => type(result.current.store));
  await look();
  expect(looked).toHaveBeenLastCalledWith(
    "edit/seen",
    expect.objectContaining({ elements: [{ elementId: 7, handler: "page-section:home" }] }),
  );
  expect(result.current.overtaken.map(({ elementId }) => elementId)).toEqual([7]);
  act(() => result.current.store.getState().startSaving());
  expect(result.current.overtaken).toEqual([]);
});

it("names one whose section had never been saved, too, and says that it was shown without an age", async () => {
  const answer = (seen: string) => ({
    ok: true,
    data: { seen: { 7: seen }, people: [] },
  });
  looked.mockResolvedValue(answer(""));
  const { result } = render();
  act(() => type(result.current.store, ""));
  await look();
  expect(looked.mock.lastCall?.[1]).toMatchObject({
    elements: [{ elementId: 7, handler: "page-section:home", isUnaged: true }],
  });
  expect(result.current.overtaken).toEqual([]);
  looked.mockResolvedValue(answer("2026-05-01T11:00:00Z"));
  await look();
  expect(result.current.overtaken.map(({ elementId }) => elementId)).toEqual([7]);
});

it("is silent about a section that a question is about", async () => {
  looked.mockResolvedValue({
    ok: true,
    data: { seen: { 7: "2026-05-01T11:00:00Z" }, people: [] },
  });
  const { result } = render();
  const { store } = result.current;
  act(() => type(store));
  await look();
  expect(result.current.overtaken).toHaveLength(1);
  act(() => {
    const address = "7:meta.title";
    const { operations, startSaving, settle } = store.getState();
    startSaving();
    const results = [{ address, status: "conflict", theirs: "Theirs", at: "" } as const];
    settle(operations, { results, created: {}, seen: {}, merged: false });
  });
  await look();
  expect(result.current.overtaken).toEqual([]);
  act(() => store.getState().resolve("7:meta.title", "theirs"));
  act(() => type(store));
  await look();
  expect(result.current.overtaken).toHaveLength(1);
});

it("says nothing where nobody has saved it", async () => {
  looked.mockResolvedValue({
    ok: true,
    data: { seen: { 7: "2026-05-01T10:00:00Z" }, people: [] },
  });
  const { result } = render();
  act(() => type(result.current.store));
  await look();
  expect(result.current.overtaken).toEqual([]);
});

it("tells the others where it is at once, and says when it leaves", async () => {
  const anna = {
    tab: "a",
    name: "Anna",
    section: 7,
    isEditing: true,
    isAway: false,
    published: 0,
    hasLeft: false,
  };
  looked.mockResolvedValue({ ok: true, data: { seen: {}, people: [anna] } });
  const { result, unmount } = render();
  await act(() => vi.advanceTimersByTimeAsync(0));
  const { store } = result.current;
  expect(store.getState().people).toEqual([anna]);
  const here = { page: "/about", section: null, isEditing: false, published: 0 };
  expect(looked.mock.lastCall?.[1]).toMatchObject({ here: { ...here, hasLeft: false } });

  unmount();
  expect(parted.mock.lastCall).toMatchObject(["edit/seen", { here: { ...here, hasLeft: true } }]);
  expect(store.getState().people).toEqual([]);
});

it("says once that it is away when it is hidden with something unsaved, and that it is back", async () => {
  const { result } = render();
  const { store } = result.current;
  const turn = (state: DocumentVisibilityState) =>
    act(() => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
      document.dispatchEvent(new Event("visibilitychange"));
    });
  turn("hidden");
  expect(parted).not.toHaveBeenCalled();
  turn("visible");
  act(() => type(store));
  const asked = looked.mock.calls.length;
  turn("hidden");
  await act(() => vi.advanceTimersByTimeAsync(10 * LOOK_EVERY));
  expect(parted).toHaveBeenCalledOnce();
  expect(parted.mock.lastCall?.[1]).toMatchObject({ here: { isAway: true, hasLeft: false } });
  expect(looked).toHaveBeenCalledTimes(asked);
  turn("visible");
  expect(looked.mock.lastCall?.[1]).toMatchObject({ here: { isAway: false, hasLeft: false } });
});

it("notices that the session has ended, and that somebody has logged in again elsewhere", async () => {
  const { result } = render();
  await look();
  expect(result.current.isLoggedOut).toBe(false);
  looked.mockResolvedValue({ ok: false, error: { status: 401 } });
  await look();
  expect(result.current.isLoggedOut).toBe(true);
  looked.mockResolvedValue({ ok: false, error: { status: 0 } });
  await look();
  expect(result.current.isLoggedOut).toBe(true);
  looked.mockResolvedValue({ ok: true, data: { seen: {}, people: [] } });
  await look();
  expect(result.current.isLoggedOut).toBe(false);
});
