import { requireEditing } from "@/components/edit/require-editing";
import { ConfirmEmailView } from "@/components/views/confirm-email-view";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; state: string }>;
}

export default async function EditConfirmEmailPage({ params }: Props) {
  const { state, ...where } = await params;
  const context = await requireEditing(where, { name: "confirmEmail" });
  return <ConfirmEmailView context={context} isComplete={state === "goal"} />;
}
