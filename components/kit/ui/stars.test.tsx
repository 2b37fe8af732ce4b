// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Rating } from "#components/shop/product/rating.tsx";
import { Stars } from "./stars.tsx";

afterEach(cleanup);

/** The share of the stars that is filled, in per cent. */
const filled = (stars: Element | null): string =>
  stars?.querySelector<HTMLElement>("span")?.style.inlineSize ?? "";

it.each([
  [5, 5, "100%"],
  [4.8, 5, "100%"],
  [4.7, 5, "90%"],
  [4.5, 5, "90%"],
  [0, 5, "0%"],
  [8.5, 10, "85%"],
  [7, 5, "100%"],
])("draws %s of %s as %s of the row", (value, of, share) => {
  render(<Stars value={value} of={of} label="rated" />);
  const stars = screen.getByRole("img", { name: "rated" });
  expect(stars.firstChild?.textContent).toBe("★".repeat(of));
  expect(filled(stars)).toBe(share);
});

it("rates out of the site's number of stars, in figures and in the drawing", () => {
  const rating = { average: 8.5, count: 12 };
  const { container } = render(<Rating rating={rating} stars={10} locale="en" label="rated" />);
  expect(container.textContent).toContain("8.5 (12)");
  expect(filled(container.querySelector(".rating > [aria-hidden]"))).toBe("85%");
});
