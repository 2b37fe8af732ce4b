import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/forgot-password/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ForgotPasswordView } from "#components/views/forgot-password-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditForgotPasswordPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "forgotPassword" });
  return <ForgotPasswordView context={context} />;
}
