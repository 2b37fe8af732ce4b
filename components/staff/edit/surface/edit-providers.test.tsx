// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { StorefrontProviders } from "#components/pages/layout/storefront-providers.tsx";
import { EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { EditProviders } from "./edit-providers.tsx";

const prefetch = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => {}, refresh: () => {}, prefetch }),
}));

beforeEach(() => prefetch.mockReset());

it.each([
  ["the storefront prefetches", StorefrontProviders, 1],
  ["the editor does not prefetch", EditProviders, 0],
])("%s a link that the pointer rests on", (_, Providers, times) => {
  render(
    <Providers site={EDITED_SITE} messages={{}} speech={{ locale: "en", messages: {} }}>
      <a href="/gone-for-good" data-route="">
        Gone
      </a>
    </Providers>,
  );
  fireEvent.pointerOver(screen.getByRole("link"));
  expect(prefetch).toHaveBeenCalledTimes(times);
});
