import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/register/page.tsx";
import { RegisterView } from "#components/pages/views/register-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditRegisterPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "register" });
  return <RegisterView context={context} />;
}
