"use client";

import { createContext, type ReactNode, use } from "react";
import type { ClientSite } from "#lib/web/site/client-site.ts";

const SiteContext = createContext<ClientSite | null>(null);

/** Gives islands the site they are on. */
export const SiteProvider = ({ site, children }: { site: ClientSite; children: ReactNode }) => (
  <SiteContext value={site}>{children}</SiteContext>
);

/** The site an island is on. Throws outside a SiteProvider. */
export function useSite(): ClientSite {
  const site = use(SiteContext);
  if (!site) throw new Error("There is no SiteProvider.");
  return site;
}
