import "server-only";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { FindOrderForm } from "#components/pages/plain/after-order/find-order-form.tsx";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * The form with which a guest finds an order; the order itself is on a page for this visitor only, to which the form
 * leads (decision 0128).
 */
export const FindOrderView = ({ context }: { context: SiteContext }) =>
  afterOrderOf(context.site).finds ? <FindOrderForm context={context} /> : <NotFoundPage />;
