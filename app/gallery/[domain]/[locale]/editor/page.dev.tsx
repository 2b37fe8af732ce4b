import "#components/staff/edit/edit.css";
import { setRequestLocale } from "next-intl/server";
import { EditorPage } from "#components/staff/gallery/editor-page.tsx";
import type { GalleryQuery } from "#components/staff/gallery/groups.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<GalleryQuery>;
}

/** `/test/editor`, only in development (decision 0057). */
export default async function Page({ params, searchParams }: Props) {
  const where = await params;
  setRequestLocale(where.locale);
  return <EditorPage context={await getContext(where)} {...(await searchParams)} />;
}
