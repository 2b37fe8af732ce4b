// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ListForm } from "./list-form.tsx";

const push = vi.hoisted(() => vi.fn());
const replace = vi.hoisted(() => vi.fn());
const router = vi.hoisted(() => ({ push: (...args: unknown[]) => push(...args), replace }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));
vi.mock("#components/kit/providers/navigation-watch.ts", () => ({ startRouteProgress: () => {} }));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => new EventTarget());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  push.mockClear();
  replace.mockClear();
});

const MESSAGES = { found: "9 products", filters: "Filters", chosen: "", show: "Show" };
const SELECT =
  '<select name="sort" form="list" aria-label="Order"><option value="1">New</option><option value="3">Price</option></select>';

/** Markup in which a visitor has chosen before React came. */
function Chosen({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const order = box.current?.querySelector("select");
    if (order) order.value = "3";
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a cached page.
  return <div ref={box} dangerouslySetInnerHTML={{ __html: html }} />;
}

const draw = (panel: ReactNode, children: ReactNode = null) =>
  render(
    <ListForm
      id="list"
      action="/shop"
      query=""
      usual={{ sort: "1" }}
      locale="en"
      messages={MESSAGES}
      icon={null}
      bar={null}
      panel={panel}
    >
      {children}
    </ListForm>,
  );
const isSent = (href: string) =>
  vi.waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith(href, { scroll: false }));

it("hears the controls in markup that React leaves as it is", async () => {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a cached page.
  draw(null, <div dangerouslySetInnerHTML={{ __html: SELECT }} />);
  const order = screen.getByRole("combobox");
  if (order instanceof HTMLSelectElement) order.value = "3";
  // The events of a browser when something is chosen.
  for (const type of ["input", "change"]) fireEvent(order, new Event(type, { bubbles: true }));
  await isSent("/shop?sort=3");
});

it("sends what was chosen before its code ran, and nothing where nothing was", async () => {
  const html = SELECT.replace('"1"', '"1" selected');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a cached page.
  const { unmount } = draw(null, <div dangerouslySetInnerHTML={{ __html: html }} />);
  const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));
  await nextTask();
  unmount();
  expect(push).not.toHaveBeenCalled();
  // Another page: nothing of the previous form is carried over.
  await nextTask();
  draw(null, <Chosen html={html} />);
  await isSent("/shop?sort=3");
});

it("does not send again while typing if the list was redrawn around it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const panel = <input name="price" id="price.max" data-number="" aria-label="To" />;
  const view = (query: string) => (
    <ListForm
      key={query}
      id="list"
      action="/shop"
      query={query}
      usual={{ sort: "1" }}
      locale="en"
      messages={MESSAGES}
      icon={null}
      bar={null}
      panel={panel}
    >
      {null}
    </ListForm>
  );
  const { rerender } = render(view("?brand=7"));
  screen.getByLabelText("To").focus();
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "60" } });
  await vi.advanceTimersByTimeAsync(2_000);
  push.mockClear();
  replace.mockClear();
  // The browser goes back.
  rerender(view(""));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(push).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText("To"));
});

it("shows the filters in a sheet that is loaded by its button, with what was chosen", async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  draw(<input type="checkbox" name="brand" value="7" id="brand.7" aria-label="Brand" />);
  expect(document.querySelector("dialog")).toBeNull();
  fireEvent.click(screen.getByLabelText("Brand"));
  fireEvent.click(screen.getByRole("button", { name: "Filters" }));
  const sheet = await screen.findByRole("dialog", { name: "Filters" });
  expect(within(sheet).getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});

it("shows the next page beneath this one, in its place, unless the press wants a tab of its own", () => {
  const html = `<a href="/shop?page=2" data-more="/shop?page=1-2"><b>More</b></a><a href="/shop?page=3">3</a>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of a cached page.
  draw(null, <div dangerouslySetInnerHTML={{ __html: html }} />);
  expect(fireEvent.click(screen.getByText("3"))).toBe(true);
  expect(fireEvent.click(screen.getByText("More"), { ctrlKey: true })).toBe(true);
  expect(replace).not.toHaveBeenCalled();
  expect(fireEvent.click(screen.getByText("More"))).toBe(false);
  expect(replace).toHaveBeenCalledExactlyOnceWith("/shop?page=1-2", { scroll: false });
});
