import "#components/edit/edit.css";
import { setRequestLocale } from "next-intl/server";
import { EditorPage } from "#components/gallery/editor-page.tsx";
import type { GalleryQuery } from "#components/gallery/groups.ts";
import { getContext } from "#lib/site/get-context.ts";

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
