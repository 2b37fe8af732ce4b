import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/login/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { LoginView } from "#components/views/login-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditLoginPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "login" });
  return <LoginView context={context} />;
}
