// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";

const prefetches = vi.hoisted(() => [] as unknown[]);
vi.mock("next/link", () => ({
  default: ({ prefetch, scroll, replace, ...props }: Record<string, unknown>) => {
    prefetches.push(prefetch);
    return <a data-router="" {...props} />;
  },
}));

import { Link } from "./link";

const connection = (value: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value, configurable: true });

afterEach(() => {
  prefetches.length = 0;
  connection(undefined);
});

describe("Link", () => {
  it.each([
    ["pointer", (link: Element) => fireEvent.pointerEnter(link)],
    ["focus", (link: Element) => fireEvent.focus(link)],
    ["touch", (link: Element) => fireEvent.touchStart(link)],
  ])("prefetches on intent: %s", (_, show) => {
    render(<Link href="/shop">Shop</Link>);
    expect(prefetches.at(-1)).toBe(false);
    show(screen.getByRole("link"));
    expect(prefetches.at(-1)).toBe(true);
  });

  it.each([
    { saveData: true },
    { effectiveType: "2g" },
    { effectiveType: "slow-2g" },
  ])("never on %o", (value) => {
    connection(value);
    render(<Link href="/shop">Shop</Link>);
    fireEvent.pointerEnter(screen.getByRole("link"));
    expect(prefetches).not.toContain(true);
  });

  it.each([
    "https://itf.example",
    "mailto:a@b.example",
    "tel:+385",
    "//cdn.example",
    "#",
  ])("leaves %s to the browser", (href) => {
    render(<Link href={href}>Out</Link>);
    const link = screen.getByText("Out");
    expect(link.hasAttribute("data-router")).toBe(false);
    expect(link.getAttribute("rel")).toBe(
      /^(https:)?\/\//.test(href) ? "noopener noreferrer" : null,
    );
  });

  it("opens a new tab that knows nothing of us", () => {
    render(
      <Link href="/rules" newTab>
        Rules
      </Link>,
    );
    const link = screen.getByRole("link");
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
  });
});
