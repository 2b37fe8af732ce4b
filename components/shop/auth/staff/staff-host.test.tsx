// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { fail, ok } from "#lib/shop/api/errors.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import { setCookie } from "#tests/factories/cookies.ts";
import { StaffHost } from "./staff-host.tsx";

const { readStaff, postRoute } = vi.hoisted(() => ({ readStaff: vi.fn(), postRoute: vi.fn() }));
vi.mock("#lib/web/client/gateway.ts", () => ({ readStaff }));
vi.mock("#lib/web/client/post-route.ts", () => ({ postRoute }));
vi.mock("next/navigation", () => ({
  usePathname: () => "/hr/trgovina",
  useSearchParams: () => new URLSearchParams("page=2"),
}));

const SITE: ClientSite = {
  domain: "localhost",
  locale: "hr",
  defaultLocale: "en",
  locales: [],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "",
  timeZone: "UTC",
};
const MARKO = {
  id: 1,
  email: "marko@shop.test",
  username: "marko",
  isBackofficeUser: true,
  scopes: null,
  details: { firstName: "Marko", lastName: "Urednik" },
};
const answers = (user: object) => readStaff.mockResolvedValue(ok({ ...MARKO, ...user }));

function open(surface = "storefront"): void {
  document.documentElement.dataset.surface = surface;
  render(
    <Translations locale="en" timeZone="UTC" messages={{}}>
      <SiteProvider site={SITE}>
        <StaffHost />
      </SiteProvider>
    </Translations>,
  );
}
const bar = () => screen.findByRole("complementary", { name: "Staff" });

beforeEach(() => {
  readStaff.mockReset();
  postRoute.mockReset();
  setCookie("isStaff=1; path=/");
  return () => {
    setCookie("isStaff=; path=/; max-age=0");
    delete document.documentElement.dataset.surface;
  };
});

describe("the staff bar of a public page", () => {
  it("names who is logged in and leads to edit mode, on this very view, and to the admin area", async () => {
    answers({});
    open();
    expect((await bar()).textContent).toContain("Marko Urednik");
    expect(screen.getByRole("link", { name: "Edit this page" }).getAttribute("href")).toBe(
      "/hr/trgovina?page=2&editPage=true",
    );
    expect(screen.getByRole("link", { name: "Admin" }).getAttribute("href")).toBe("/hr/admin");
  });

  it("asks nothing without the cookie, and in edit mode", async () => {
    open("edit");
    setCookie("isStaff=; path=/; max-age=0");
    open();
    // The bar's own code is there by now, and what it would have done is done.
    await act(() => import("./staff-bar.tsx"));
    expect(readStaff).not.toHaveBeenCalled();
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("is not shown to somebody the backend does not know as staff", async () => {
    readStaff.mockResolvedValue(fail({ kind: "http", status: 403, message: "" }));
    open();
    await waitFor(() => expect(readStaff).toHaveBeenCalled());
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("offers editing to those who may edit", async () => {
    answers({ scopes: ["something else"] });
    open();
    await bar();
    expect(screen.queryByRole("link", { name: "Edit this page" })).toBeNull();
    expect(screen.getByRole("link", { name: "Admin" })).toBeTruthy();
  });

  it("says when logging out failed, and can be asked again", async () => {
    answers({});
    postRoute.mockResolvedValue(fail({ kind: "network", status: 0, message: "" }));
    open();
    await bar();
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    expect(postRoute).toHaveBeenCalledWith("session/logout");
    expect((await screen.findByRole("alert")).textContent).toBe("Logging out failed. Try again.");
    await userEvent.click(screen.getByRole("button", { name: "Log out" }));
    expect(postRoute).toHaveBeenCalledTimes(2);
  });
});
