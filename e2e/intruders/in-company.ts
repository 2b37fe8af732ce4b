import type { Page } from "@playwright/test";
import { COMPANIES, DRAWN_ANEW, keepCompany } from "#e2e/support/company.ts";
import { HOSTS } from "#e2e/support/stack.ts";
import { origin, test } from "#e2e/support/test.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";

/** The site with several languages, in English. */
export const at = (route: Route) =>
  origin(HOSTS.hr) + hrefTo(route, { locale: "en", defaultLocale: "hr" });
export const BALLS = "match-balls-can-of-four";
export const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`;

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Every journey has some of the companies, chosen by its number; all journeys together have each of them. */
type Journey = readonly [number: number, name: string, journey: (page: Page) => Promise<void>];

/** Makes a test of each journey for each company that it has. */
export function inCompany(journeys: readonly Journey[]): void {
  for (const [number, name, journey] of journeys)
    for (const company of COMPANIES[number % COMPANIES.length] ?? [])
      test(`${name}, on ${company.name}`, async ({ page, context, watch }) => {
        watch.allow(/status of 40[0134]/);
        if (company.translation.moment === "before") watch.allow(DRAWN_ANEW);
        await keepCompany(context, company);
        await journey(page);
      });
}
