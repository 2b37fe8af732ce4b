import { SampleSections } from "#components/staff/edit/insert/sample-sections.tsx";
import { SAMPLES_PARAM } from "#components/staff/edit/insert/samples-address.ts";
import { requireEditing } from "#components/staff/edit/surface/require-editing.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The samples in the editor's gallery of new sections: not a page of the site, and without the frame. */
export default async function EditSamplesPage({ params, searchParams }: Props) {
  const context = await requireEditing(await params, { name: "home" });
  const { [SAMPLES_PARAM]: asked = "" } = await searchParams;
  return <SampleSections context={context} asked={String(asked)} />;
}
