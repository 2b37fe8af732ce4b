import { generateMetadata as shopMetadata } from "#app/storefront/[domain]/[locale]/(shell)/confirm-email/[state]/page.tsx";
import { requireEditing } from "#components/edit/require-editing.ts";
import { ConfirmEmailView } from "#components/views/confirm-email-view.tsx";
import { editMetadata } from "#lib/seo/edit-metadata.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; state: string }>;
}

export const generateMetadata = (props: Props) => editMetadata(shopMetadata(props));

export default async function EditConfirmEmailPage({ params }: Props) {
  const { state, ...where } = await params;
  const context = await requireEditing(where, { name: "confirmEmail" });
  return <ConfirmEmailView context={context} state={state} />;
}
