import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/profile/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ProfileView } from "#components/views/profile-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditProfilePage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "profile" });
  return <ProfileView context={context} />;
}
