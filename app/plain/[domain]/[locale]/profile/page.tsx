import type { Metadata } from "next";
import { openPlainPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { PlainProfile } from "#components/pages/plain/plain-profile.tsx";
import { accountMetadata } from "#lib/web/seo/account-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

export async function generateMetadata({ params }: PlainRoute): Promise<Metadata> {
  return accountMetadata(await getContext(await params), "profile");
}

export default async function Page(route: PlainRoute) {
  return <PlainProfile {...(await openPlainPage(route))} />;
}
