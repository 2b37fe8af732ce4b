import { notFound } from "next/navigation";
import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/profile/[section]/page.tsx";
import { ProfileView } from "#components/pages/views/profile-view.tsx";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";
import { isAccountSection } from "#lib/web/i18n/account-sections.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; section: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditAccountPage({ params }: Props) {
  const { section, ...where } = await params;
  if (!isAccountSection(section)) notFound();
  const context = await requireEditing(where, { name: "profile", section });
  return <ProfileView context={context} section={section} />;
}
