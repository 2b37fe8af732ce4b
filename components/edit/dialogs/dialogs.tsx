"use client";

import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from "react";
import { useEditContext, useEditState } from "#components/edit/edit-context.tsx";
import type { OpenDialog } from "./open-dialog.ts";

/** What every dialog is given: what it was opened for, and how it is closed. */
export interface DialogProps<Name extends OpenDialog["name"]> {
  readonly dialog: Extract<OpenDialog, { name: Name }>;
  readonly onClose: () => void;
  /** Says something to screen readers and in the bar. */
  readonly announce: (message: string) => void;
}

type Dialogs = {
  readonly [Name in OpenDialog["name"]]?: LazyExoticComponent<ComponentType<DialogProps<Name>>>;
};

/** Each is downloaded when it is opened first. */
const DIALOGS: Dialogs = {
  settings: lazy(() =>
    import("#components/edit/settings/settings-panel.tsx").then(({ SettingsPanel }) => ({
      default: SettingsPanel,
    })),
  ),
};

/** The dialog that is open, above the settings that it was opened from. */
export function Dialogs({ announce }: { announce: (message: string) => void }) {
  const { store } = useEditContext();
  const dialog = useEditState((state) => state.dialog);
  const under = useEditState((state) => state.under);
  return [under, dialog].map((one) => {
    const Dialog = one && (DIALOGS[one.name] as ComponentType<DialogProps<OpenDialog["name"]>>);
    return one && Dialog ? (
      <Suspense key={one.name}>
        <Dialog dialog={one} onClose={() => store.getState().close()} announce={announce} />
      </Suspense>
    ) : null;
  });
}
