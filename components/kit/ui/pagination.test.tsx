// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

const labels = {
  nav: "Pagination",
  first: "First",
  previous: "Previous",
  next: "Next",
  last: "Last",
};
const draw = (page: number, totalPages: number) =>
  render(<Pagination {...{ page, totalPages, labels }} hrefFor={(to) => `/shop?page=${to}`} />);

describe("Pagination", () => {
  it("links each control to its page", () => {
    draw(4, 9);
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect([href("First"), href("Previous"), href("Next"), href("Last")]).toEqual([
      "/shop?page=1",
      "/shop?page=3",
      "/shop?page=5",
      "/shop?page=9",
    ]);
    expect(screen.getByRole("link", { name: "4" }).getAttribute("aria-current")).toBe("page");
  });

  it("does nothing at the ends", () => {
    draw(1, 3);
    for (const name of ["First", "Previous"]) {
      const step = screen.getByRole("link", { name });
      expect(step.getAttribute("aria-disabled")).toBe("true");
      expect(step.hasAttribute("href")).toBe(false);
    }
  });

  it("is not rendered for a single page", () => {
    draw(1, 1);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
