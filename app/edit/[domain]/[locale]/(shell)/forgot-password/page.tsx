import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/forgot-password/page.tsx";
import { ForgotPasswordView } from "#components/pages/views/forgot-password-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditForgotPasswordPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "forgotPassword" });
  return <ForgotPasswordView context={context} />;
}
