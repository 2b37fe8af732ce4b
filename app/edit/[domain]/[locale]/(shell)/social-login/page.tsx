import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/social-login/page.tsx";
import { SocialLoginView } from "#components/pages/views/social-login-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditSocialLoginPage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "socialLogin" });
  return <SocialLoginView context={context} />;
}
