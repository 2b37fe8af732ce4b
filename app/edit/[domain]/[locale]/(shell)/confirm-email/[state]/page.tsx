import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/confirm-email/[state]/page.tsx";
import { ConfirmEmailView } from "#components/pages/views/confirm-email-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; state: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditConfirmEmailPage({ params }: Props) {
  const { state, ...where } = await params;
  const context = await requireEditing(where, { name: "confirmEmail" });
  return <ConfirmEmailView context={context} state={state} />;
}
