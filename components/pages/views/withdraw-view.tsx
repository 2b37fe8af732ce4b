import "server-only";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { WithdrawForm } from "#components/pages/plain/after-order/withdraw-form.tsx";
import { afterOrderOf } from "#lib/web/site/after-order-options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The first step of a withdrawal from a contract, without values; the form leads to the second one (decision 0128). */
export const WithdrawView = ({ context }: { context: SiteContext }) =>
  afterOrderOf(context.site).withdraws ? <WithdrawForm context={context} /> : <NotFoundPage />;
