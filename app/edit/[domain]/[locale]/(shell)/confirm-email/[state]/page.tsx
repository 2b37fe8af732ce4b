import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/confirm-email/[state]/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ConfirmEmailView } from "#components/views/confirm-email-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; state: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditConfirmEmailPage({ params }: Props) {
  const { state, ...where } = await params;
  const context = await requireEditing(where, { name: "confirmEmail" });
  return <ConfirmEmailView context={context} state={state} />;
}
