import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { HomeView } from "#components/views/home-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditHomePage({ params }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "home" });
  return <HomeView context={context} />;
}
