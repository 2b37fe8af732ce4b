import { expect, it } from "vitest";
import type { StaffSend } from "#lib/staff/edit/staff-route.ts";
import { requireMedium } from "./site-library.ts";

/** A library of so many pages, each with the one file of its number, on a backend that does not search by id. */
function library(totalPages: number) {
  const asked: number[] = [];
  const send = async (_: object, { input }: { input: { page: number } }) => {
    asked.push(input.page);
    const items = input.page > totalPages ? [] : [{ id: input.page }];
    return { ok: true, data: { items, totalPages, total: totalPages, page: input.page } };
  };
  return { asked, send: send as unknown as StaffSend };
}

it("finds a file where the backend does not search by id, and reads no further", async () => {
  const { asked, send } = library(50);
  expect(await requireMedium(send, 8)).toEqual({ id: 8 });
  expect(Math.max(...asked)).toBeLessThanOrEqual(11);
});

it("ends at the last page, and after a hundred in any case", async () => {
  const few = library(3);
  await expect(requireMedium(few.send, 99)).rejects.toMatchObject({ status: 404 });
  expect(few.asked).toEqual([1, 2, 3]);
  const endless = library(1_000_000);
  await expect(requireMedium(endless.send, 2_000_000)).rejects.toMatchObject({ status: 404 });
  expect(endless.asked).toHaveLength(100);
});
