// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Link } from "./link.tsx";

const shown = () => screen.getByText("Out");

describe("Link", () => {
  it("is marked for the router when it stays on the site", () => {
    render(<Link href="/shop">Out</Link>);
    expect(shown().getAttribute("href")).toBe("/shop");
    expect(shown().dataset.route).toBe("");
  });

  it("is marked when the scroll position is kept", () => {
    render(
      <Link href="/shop?page=2" scroll={false}>
        Out
      </Link>,
    );
    expect(shown().dataset.route).toBe("still");
  });

  it.each([
    "https://itf.example",
    "mailto:a@b.example",
    "tel:+385",
    "//cdn.example",
    "#",
  ])("leaves %s to the browser", (href) => {
    render(<Link href={href}>Out</Link>);
    expect(shown().dataset.route).toBeUndefined();
    expect(shown().getAttribute("rel")).toBe(
      /^(https:)?\/\//.test(href) ? "noopener noreferrer" : null,
    );
  });

  it("opens a new tab without opener and referrer", () => {
    render(
      <Link href="/rules" newTab>
        Out
      </Link>,
    );
    expect([shown().getAttribute("target"), shown().getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    expect(shown().dataset.route).toBeUndefined();
  });

  it.each([
    ["https://itf.example", "noopener noreferrer nofollow"],
    ["/shop", "nofollow"],
  ])("says of %s what the editor said", (href, rel) => {
    render(
      <Link href={href} rel="nofollow">
        Out
      </Link>,
    );
    expect(shown().getAttribute("rel")).toBe(rel);
  });
});
