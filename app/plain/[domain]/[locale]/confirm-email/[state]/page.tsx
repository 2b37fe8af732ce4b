import type { Metadata } from "next";
import { openPlainPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { PlainConfirmation } from "#components/pages/plain/plain-confirmation.tsx";
import { plainAccountMetadata } from "#lib/web/seo/account-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

export async function generateMetadata({ params, searchParams }: PlainRoute): Promise<Metadata> {
  return plainAccountMetadata(await getContext(await params), "confirmEmail", await searchParams);
}

export default async function Page(route: PlainRoute) {
  return <PlainConfirmation {...(await openPlainPage(route))} />;
}
