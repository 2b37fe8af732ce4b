import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/register/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { RegisterView } from "#components/views/register-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditRegisterPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "register" });
  return <RegisterView context={context} />;
}
