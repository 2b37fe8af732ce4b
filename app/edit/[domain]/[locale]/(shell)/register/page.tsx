import { requireEditing } from "#components/edit/require-editing.ts";
import { RegisterView } from "#components/views/register-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export default async function EditRegisterPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "register" });
  return <RegisterView context={context} />;
}
