import { setRequestLocale } from "next-intl/server";
import { PageLanguages } from "#components/kit/languages/page-languages.tsx";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; path?: string[] }>;
}

export const generateStaticParams = () => [];

/** The header's links to the page being shown in other languages; `path` is its internal path after the locale. */
export default async function Languages({ params }: Props) {
  const { path = [], ...where } = await params;
  setRequestLocale(where.locale);
  return <PageLanguages context={await getContext(where)} path={path.map(decodeSegment)} />;
}
