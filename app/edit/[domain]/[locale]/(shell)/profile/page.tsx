import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/profile/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ProfileView } from "#components/views/profile-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditProfilePage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "profile" });
  return <ProfileView context={context} />;
}
