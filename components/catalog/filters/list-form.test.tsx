// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ListForm } from "./list-form.tsx";

const push = vi.hoisted(() => vi.fn());
const router = vi.hoisted(() => ({ push: (...args: unknown[]) => push(...args) }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("#components/providers/navigation-watch.ts", () => ({ startRouteProgress: () => {} }));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => new EventTarget());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  push.mockClear();
});

const MESSAGES = { found: "9 products", filters: "Filters", chosen: "", show: "Show" };
const SELECT =
  '<select name="sort" form="list" aria-label="Order"><option value="1">New</option><option value="3">Price</option></select>';

it("hears the controls in markup that React leaves as it is", () => {
  render(
    <ListForm
      id="list"
      action="/shop"
      query=""
      usual={{ sort: "1" }}
      messages={MESSAGES}
      icon={null}
      panel={null}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a held page. */}
      <div dangerouslySetInnerHTML={{ __html: SELECT }} />
    </ListForm>,
  );
  const order = screen.getByRole("combobox");
  if (order instanceof HTMLSelectElement) order.value = "3";
  // What a browser says when something is chosen.
  for (const type of ["input", "change"]) fireEvent(order, new Event(type, { bubbles: true }));
  expect(push).toHaveBeenCalledExactlyOnceWith("/shop?sort=3", { scroll: false });
});
