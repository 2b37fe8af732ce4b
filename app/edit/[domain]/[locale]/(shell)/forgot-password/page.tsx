import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/forgot-password/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ForgotPasswordView } from "#components/views/forgot-password-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditForgotPasswordPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "forgotPassword" });
  return <ForgotPasswordView context={context} />;
}
