import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/page.tsx";
import { HomeView } from "#components/pages/views/home-view.tsx";
import { MASTER_PARAM } from "#components/staff/edit/masters/masters-address.ts";
import { editMetadata } from "#components/staff/edit/surface/edit-metadata.ts";
import { MasterView } from "#components/staff/edit/surface/master-view.tsx";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export const generateMetadata = editMetadata(shopMetadata);

export default async function EditHomePage({ params, searchParams }: Props) {
  const where = await params;
  const context = await requireEditing(where, { name: "home" });
  const master = Number((await searchParams)[MASTER_PARAM]);
  if (Number.isInteger(master) && master > 0) return <MasterView context={context} id={master} />;
  return <HomeView context={context} />;
}
