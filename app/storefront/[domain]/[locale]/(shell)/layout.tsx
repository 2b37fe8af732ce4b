import { getMessages, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { Still } from "#components/kit/hydration/static-part.tsx";
import { CLIENT_NAMESPACES, pickMessages } from "#components/kit/messages/pick-messages.ts";
import { Shell } from "#components/pages/layout/shell.tsx";
import { StorefrontProviders } from "#components/pages/layout/storefront-providers.tsx";
import { toClientSite } from "#lib/web/site/client-site.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly children: ReactNode;
  /** The slot of the header's links to the page in other languages. */
  readonly languages: ReactNode;
}

/**
 * Header and footer around every page. It isn't the root layout, because Next sends a root layout with a slot twice
 * (Next 16.4.5, `create-component-tree`). All client code of the two layouts is imported here, so that it is one chunk.
 */
export default async function ShellLayout({ params, children, languages }: Props) {
  const where = await params;
  setRequestLocale(where.locale);
  const context = await getContext(where);
  // The condition is known at build time, so the import is left out.
  const DevHelpers =
    process.env.NODE_ENV === "development"
      ? (await import("#components/staff/dev/dev-helpers.tsx")).DevHelpers
      : null;
  return (
    <StorefrontProviders
      site={toClientSite(context)}
      messages={pickMessages(await getMessages(), CLIENT_NAMESPACES)}
    >
      <Shell context={context} languages={languages}>
        {children}
      </Shell>
      {/* Makes the component known to the router, because cached pages refer to it (lib/web/next/flight). */}
      <Still />
      {DevHelpers ? <DevHelpers domain={context.site.domain} /> : null}
    </StorefrontProviders>
  );
}
