"use client";

import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { AuthHost } from "@/components/account/auth-host";
import { BundleHost } from "@/components/bundle/bundle-host";
import { CartHost } from "@/components/cart/cart-host";
import { WishlistHost } from "@/components/wishlist/wishlist-host";
import type { ClientSite } from "@/lib/site/client-site";
import { ChunkGuard } from "./chunk-guard";
import { PageLinks } from "./page-links";
import { RouteProgress } from "./route-progress";
import { ShellWordsProvider } from "./shell-words";
import { SiteProvider } from "./site-provider";

/** What every page of the storefront needs in the browser, and nothing that can wait. */
export function StorefrontProviders(props: {
  site: ClientSite;
  messages: ComponentProps<typeof NextIntlClientProvider>["messages"];
  children: ReactNode;
}) {
  return (
    <NextIntlClientProvider locale={props.site.locale} messages={props.messages} timeZone="UTC">
      <SiteProvider site={props.site}>
        <ShellWordsProvider words={props.messages?.shell}>
          {props.children}
          <BundleHost />
          <CartHost />
          <AuthHost />
          <WishlistHost />
          <PageLinks />
          <RouteProgress />
          <ChunkGuard />
        </ShellWordsProvider>
      </SiteProvider>
    </NextIntlClientProvider>
  );
}
