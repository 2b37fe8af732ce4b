import { expect, it, vi } from "vitest";
import { MissingPage } from "#components/staff/admin/frame/missing-page.tsx";
import { openAdmin } from "#components/staff/admin/open-admin.ts";
import { user } from "#lib/shop/api/schemas/user-schema.ts";
import { STAFF } from "#tests/backends/staff.ts";
import { testSite } from "#tests/factories/visit.ts";
import CachesPage from "./page.tsx";

vi.mock("#components/staff/admin/open-admin.ts");

const props = {
  params: Promise.resolve({ domain: "a", locale: "en" }),
  searchParams: Promise.resolve({}),
};

it("is missing without the site's cache service, and asks for the person first", async () => {
  const context = {
    site: testSite({ cacheService: false }),
    locale: "en",
    storeId: 2,
    currency: { id: 1, label: "EUR", symbol: "€" },
    checkout: { cart_type: 2, allowedCountries: "ALL" },
  } as const;
  vi.mocked(openAdmin).mockResolvedValue({ context, staff: user.parse(STAFF) });
  const { children } = (await CachesPage(props)).props;
  expect(children).toMatchObject({ type: MissingPage, props: { context } });
  vi.mocked(openAdmin).mockRejectedValue(new Error("redirected to the login"));
  await expect(CachesPage(props)).rejects.toThrow("redirected to the login");
});
