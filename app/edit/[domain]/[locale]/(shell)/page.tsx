import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/page.tsx";
import { editMetadata } from "#components/edit/edit-metadata.ts";
import { requireEditing } from "#components/edit/require-editing.ts";
import { HomeView } from "#components/views/home-view.tsx";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditHomePage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "home" });
  return <HomeView context={context} />;
}
