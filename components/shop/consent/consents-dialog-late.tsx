import type { ComponentProps } from "react";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { ConsentsDialog } from "./consents-dialog.tsx";

/** The dialog with its messages in one download; nothing of it is part of a page. */
export const ConsentsDialogLate = (props: ComponentProps<typeof ConsentsDialog>) => (
  <LazyMessages namespaces={["consentPage"]}>
    <ConsentsDialog {...props} />
  </LazyMessages>
);
