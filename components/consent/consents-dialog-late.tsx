import type { ComponentProps } from "react";
import { LazyMessages } from "#components/messages/lazy-messages.tsx";
import { ConsentsDialog } from "./consents-dialog.tsx";

/** The dialog with its messages: one download, of which no page carries a part. */
export const ConsentsDialogLate = (props: ComponentProps<typeof ConsentsDialog>) => (
  <LazyMessages namespaces={["consentPage"]}>
    <ConsentsDialog {...props} />
  </LazyMessages>
);
