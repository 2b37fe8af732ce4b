import { setRequestLocale } from "next-intl/server";
import { GalleryPage } from "#components/staff/gallery/gallery-page.tsx";
import type { GalleryQuery } from "#components/staff/gallery/groups.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<GalleryQuery>;
}

/** `/test`, only in development: a production build does not read this file (decision 0057). */
export default async function Page({ params, searchParams }: Props) {
  const where = await params;
  setRequestLocale(where.locale);
  return <GalleryPage context={await getContext(where)} {...(await searchParams)} />;
}
