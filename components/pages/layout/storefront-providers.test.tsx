// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { StorefrontProviders } from "./storefront-providers.tsx";

const prefetch = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, refresh: () => {}, prefetch }),
}));

beforeEach(() => prefetch.mockReset());

it.each([
  ["the storefront prefetches", false, 1],
  ["the editor does not prefetch", true, 0],
])("%s a link that the pointer rests on", (_, isEdited, times) => {
  render(
    <StorefrontProviders site={EDITED_SITE} messages={{}} isEdited={isEdited}>
      <a href="/gone-for-good" data-route="">
        Gone
      </a>
    </StorefrontProviders>,
  );
  fireEvent.pointerOver(screen.getByRole("link"));
  expect(prefetch).toHaveBeenCalledTimes(times);
});
