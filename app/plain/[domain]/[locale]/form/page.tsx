import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { PlainVisitorForm } from "#components/pages/plain/plain-visitor-form.tsx";
import { PlainReview } from "#components/pages/plain/review/plain-review.tsx";
import { reviewedIn } from "#lib/gateway/form/review/review-fields.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function Page({ params, searchParams }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  const visitor = openVisitor(await headers(), context.locale);
  const query = await searchParams;
  const View = reviewedIn(String(query.form)) ? PlainReview : PlainVisitorForm;
  return <View context={context} visitor={visitor} query={query} />;
}
