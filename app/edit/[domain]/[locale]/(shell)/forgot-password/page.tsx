import { requireEditing } from "#components/edit/require-editing.ts";
import { ForgotPasswordView } from "#components/views/forgot-password-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export default async function EditForgotPasswordPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "forgotPassword" });
  return <ForgotPasswordView context={context} />;
}
