import "server-only";
import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { openVisitor, type Visitor } from "#lib/gateway/form/visitor.ts";
import { findTarget, type Target } from "#lib/gateway/target.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The props that Next gives a page; `Further` are its own segments. */
export interface PlainRoute<Further = unknown> {
  readonly params: Promise<{ domain: string; locale: string } & Further>;
  readonly searchParams: Promise<Query>;
}

/** The props of a page that is rendered for one shopper, without scripts. */
export interface PlainProps {
  readonly context: SiteContext;
  readonly visitor: Visitor;
  readonly query: Query;
}

/** Opens a page of `app/plain` for the shopper who requests it. */
export async function openPlainPage({ params, searchParams }: PlainRoute): Promise<PlainProps> {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  const visitor = openVisitor(await headers(), context.locale);
  return { context, visitor, query: await searchParams };
}

/** The same for a page that reads or changes an order without a login. */
export async function openOrderPage(route: PlainRoute): Promise<PlainProps & { target: Target }> {
  const props = await openPlainPage(route);
  const sent = new Headers(await headers());
  sent.set("language", props.context.locale);
  return { ...props, target: await findTarget(sent) };
}
