"use client";

import type { ReactNode } from "react";
import { SayHydrated } from "#components/kit/hydration/hydrated-event.ts";
import {
  type PageMessages,
  PageMessagesProvider,
} from "#components/kit/messages/page-messages.tsx";
import { ChunkGuard } from "#components/kit/providers/chunk-guard.tsx";
import { RouteProgress } from "#components/kit/providers/route-progress.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ToastKeeper } from "#components/kit/providers/toast-keeper.tsx";
import { PageLinks } from "#components/kit/providers/watch-links.ts";
import { AuthHost } from "#components/shop/auth/auth-host.tsx";
import { StaffHost } from "#components/shop/auth/staff/staff-host.tsx";
import { WishlistHost } from "#components/shop/wishlist/wishlist-host.tsx";
import type { ClientSite } from "#lib/web/site/client-site.ts";

/**
 * The client components of every storefront page; code that can be loaded later is not imported here. In the editor
 * they leave links alone: `use-click-guard.ts` keeps navigation in edit mode, and nothing is prefetched, because that
 * would request shoppers' pages and count an unfinished link as a broken address.
 */
export function StorefrontProviders(props: {
  site: ClientSite;
  messages: PageMessages["messages"];
  isEdited?: boolean;
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
        <PageLinks isOff={props.isEdited} />
        <RouteProgress />
        <ChunkGuard />
        <ToastKeeper />
        <SayHydrated />
      </SiteProvider>
    </PageMessagesProvider>
  );
}
