import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/social-login/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { SocialLoginView } from "#components/views/social-login-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditSocialLoginPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "socialLogin" });
  return <SocialLoginView context={context} />;
}
