"use client";

import type { ReactNode } from "react";
import { AuthHost } from "#components/auth/auth-host.tsx";
import { StaffHost } from "#components/auth/staff/staff-host.tsx";
import { SayHydrated } from "#components/hydration/say-hydrated.ts";
import { type PageMessages, PageMessagesProvider } from "#components/messages/page-messages.tsx";
import { ChunkGuard } from "#components/providers/chunk-guard.tsx";
import { RouteProgress } from "#components/providers/route-progress.tsx";
import { SiteProvider } from "#components/providers/site-provider.tsx";
import { ToastKeeper } from "#components/providers/toast-keeper.tsx";
import { PageLinks } from "#components/providers/watch-links.ts";
import { WishlistHost } from "#components/wishlist/wishlist-host.tsx";
import type { ClientSite } from "#lib/site/client-site.ts";

/** The client components of every storefront page; code that can be loaded later is not imported here. */
export function StorefrontProviders(props: {
  site: ClientSite;
  messages: PageMessages["messages"];
  children: ReactNode;
}) {
  return (
    <PageMessagesProvider
      locale={props.site.locale}
      messages={props.messages}
      timeZone={props.site.timeZone}
    >
      <SiteProvider site={props.site}>
        {props.children}
        <AuthHost />
        <WishlistHost />
        <StaffHost />
        <PageLinks />
        <RouteProgress />
        <ChunkGuard />
        <ToastKeeper />
        <SayHydrated />
      </SiteProvider>
    </PageMessagesProvider>
  );
}
