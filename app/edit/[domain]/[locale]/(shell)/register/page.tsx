import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/register/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { RegisterView } from "#components/views/register-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditRegisterPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "register" });
  return <RegisterView context={context} />;
}
