// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { toApiError } from "#lib/shop/api/errors.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { useStaffRead } from "./use-staff-read.ts";

const { callStaff } = vi.hoisted(() => ({ callStaff: vi.fn() }));
vi.mock("#lib/staff/call-staff.ts", () => ({ callStaff }));

const found = (title: string) => ({ ok: true, data: { items: [{ title }] } });
const failed = (status: number) => ({ ok: false, error: toApiError(status, "") });

const render = (options?: Parameters<typeof useStaffRead>[2]) =>
  renderHook(
    ({ search }) => {
      const read = useStaffRead("edit/links/search", { search }, options);
      return { ...read, titles: read.data?.items.map(({ title }) => title) };
    },
    { initialProps: { search: "a" } },
  );

beforeEach(() => {
  callStaff.mockReset();
  browserQueryClient().clear();
});

it("asks again for another input, and shows nothing of the one before", async () => {
  callStaff.mockResolvedValueOnce(found("A"));
  const { result, rerender } = render();
  await waitFor(() => expect(result.current.titles).toEqual(["A"]));
  callStaff.mockResolvedValueOnce(found("B"));
  rerender({ search: "b" });
  expect(result.current).toMatchObject({ titles: undefined, isFetching: true });
  await waitFor(() => expect(result.current.titles).toEqual(["B"]));
  expect(callStaff.mock.calls).toEqual([
    ["edit/links/search", { search: "a" }],
    ["edit/links/search", { search: "b" }],
  ]);
});

it("shows the answer before until there is another, where that is wanted", async () => {
  callStaff.mockResolvedValueOnce(found("A"));
  const { result, rerender } = render({ keepsPrevious: true });
  await waitFor(() => expect(result.current.titles).toEqual(["A"]));
  callStaff.mockResolvedValueOnce(found("B"));
  rerender({ search: "b" });
  expect(result.current).toMatchObject({ titles: ["A"], isPlaceholderData: true });
  await waitFor(() => expect(result.current.titles).toEqual(["B"]));
});

it("never takes the answer to an earlier input", async () => {
  let late: (answer: object) => void = () => {};
  callStaff.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const { result, rerender } = render();
  callStaff.mockResolvedValueOnce(found("B"));
  rerender({ search: "b" });
  await waitFor(() => expect(result.current.titles).toEqual(["B"]));
  await act(async () => late(found("A")));
  expect(result.current.titles).toEqual(["B"]);
});

it("says why it failed, and no longer once it is asked again", async () => {
  callStaff.mockResolvedValueOnce(failed(403));
  const { result } = render();
  await waitFor(() => expect(result.current.reason).toBe("session"));
  expect(result.current.error?.error.status).toBe(403);
  let answer: (answer: object) => void = () => {};
  callStaff.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  act(() => void result.current.refetch());
  await waitFor(() => expect(result.current).toMatchObject({ reason: null, isFetching: true }));
  answer(found("A"));
  await waitFor(() => expect(result.current.titles).toEqual(["A"]));
});

it("keeps nothing once nobody shows it", async () => {
  callStaff.mockResolvedValue(found("A"));
  const first = render();
  await waitFor(() => expect(first.result.current.titles).toEqual(["A"]));
  first.unmount();
  await waitFor(() => expect(browserQueryClient().getQueryCache().getAll()).toEqual([]));
  const second = render();
  expect(second.result.current.titles).toBeUndefined();
  await waitFor(() => expect(callStaff).toHaveBeenCalledTimes(2));
});

it("asks nothing where it is not wanted", () => {
  render({ enabled: false });
  expect(callStaff).not.toHaveBeenCalled();
});
