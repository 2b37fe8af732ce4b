import { openPlainPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { PlainVisitorForm } from "#components/pages/plain/plain-visitor-form.tsx";
import { PlainReview } from "#components/pages/plain/review/plain-review.tsx";
import { reviewedIn } from "#lib/gateway/form/review/review-fields.ts";

export default async function Page(route: PlainRoute) {
  const props = await openPlainPage(route);
  const View = reviewedIn(String(props.query.form)) ? PlainReview : PlainVisitorForm;
  return <View {...props} />;
}
