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
import { AuthHost } from "#components/shop/auth/auth-host.tsx";
import { StaffHost } from "#components/shop/auth/staff/staff-host.tsx";
import { WishlistHost } from "#components/shop/wishlist/wishlist-host.tsx";
import { type Speech, SpeechProvider } from "#components/staff/ui/speech.tsx";
import type { ClientSite } from "#lib/web/site/client-site.ts";

/**
 * The client components of every page in the editor: those of the storefront without its handling of links. The editor's own
 * (`use-click-guard.ts`) stays in edit mode; nothing is prefetched, because that would fetch shoppers' pages, and count a
 * link that is still being written as an address that led somebody nowhere.
 */
export function EditProviders(props: {
  site: ClientSite;
  messages: PageMessages["messages"];
  /** The language of staff with the messages of their tools. */
  speech: Pick<Speech, "locale" | "messages">;
  children: ReactNode;
}) {
  return (
    <PageMessagesProvider
      locale={props.site.locale}
      // Staff's words inside the shoppers' dialogs come with those of the page (lazy-messages.tsx).
      messages={{ ...props.speech.messages, ...props.messages }}
      timeZone={props.site.timeZone}
    >
      <SiteProvider site={props.site}>
        <SpeechProvider {...props.speech} timeZone={props.site.timeZone}>
          {props.children}
        </SpeechProvider>
        <AuthHost />
        <WishlistHost />
        <StaffHost />
        <RouteProgress />
        <ChunkGuard />
        <ToastKeeper />
        <SayHydrated />
      </SiteProvider>
    </PageMessagesProvider>
  );
}
