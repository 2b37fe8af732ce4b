"use client";

import { createContext, type ReactNode, use } from "react";

/** What a site's own texts say in the cart; null where the shop's words stand. */
export interface CartTexts {
  /** Above everything else. */
  readonly note: ReactNode;
  readonly emptyTitle: ReactNode;
  readonly emptyText: ReactNode;
  /** Below everything else, in the dialog: nothing for shoppers. */
  readonly forStaff: ReactNode;
}

/** What a site's own texts say in the dialog of bundles. */
export type BundleTexts = Pick<CartTexts, "note" | "forStaff">;

export interface DialogTexts {
  readonly cart: CartTexts | null;
  readonly bundle: BundleTexts | null;
}

const DialogTextsContext = createContext<DialogTexts>({ cart: null, bundle: null });

/** Gives the dialogs of a page the texts that the server has drawn for them. */
export const DialogTextsProvider = (props: { texts: DialogTexts; children: ReactNode }) => (
  <DialogTextsContext value={props.texts}>{props.children}</DialogTextsContext>
);

export const useDialogTexts = (): DialogTexts => use(DialogTextsContext);
