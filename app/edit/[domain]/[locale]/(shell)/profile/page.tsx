import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/profile/page.tsx";
import { ProfileView } from "#components/pages/views/profile-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditProfilePage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "profile" });
  return <ProfileView context={context} />;
}
