// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import messages from "#messages/en.json";
import { MethodsFrame } from "./methods-frame.tsx";
import type { MethodList } from "./methods-place.ts";

type Query = ComponentProps<typeof MethodsFrame>["query"];
const query = (isPending: boolean, data?: readonly unknown[]): Query => ({
  isPending,
  isError: false,
  data,
  refetch: vi.fn(),
});
const LOADING = query(true);
const loaded = (...data: unknown[]) => query(false, data);

function show(query: Query, list: MethodList = "shipping") {
  cleanup();
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <MethodsFrame list={list} query={query} emptyText="none">
        <p>methods</p>
      </MethodsFrame>
    </NextIntlClientProvider>,
  );
}
/** Rows and height of the skeleton. */
const skeleton = () => {
  const box = document.querySelector<HTMLElement>("[aria-busy]");
  return [box?.children.length, box?.style.height];
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(312);
});

it("takes the room of the methods that were seen last, each list its own", () => {
  show(LOADING);
  expect(skeleton()).toEqual([2, ""]);
  show(loaded("a", "b", "c", "d"));
  expect(screen.getByText("methods")).toBeTruthy();
  show(LOADING);
  expect(skeleton()).toEqual([4, "312px"]);
  show(LOADING, "payment");
  expect(skeleton()).toEqual([2, ""]);
});

it("keeps its room where no method is left this time", () => {
  show(loaded("a", "b", "c"));
  show(loaded());
  show(LOADING);
  expect(skeleton()).toEqual([3, "312px"]);
});

it.each([
  "nonsense",
  '{"count":"7"}',
  '{"count":1e9,"height":1e9}',
])("is not led astray by what is stored (%s)", (stored) => {
  localStorage.setItem("baseline.methods.shipping", stored);
  show(LOADING);
  expect(Number(skeleton()[0])).toBeLessThan(31);
});
