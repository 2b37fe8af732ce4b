"use client";

import { createContext, type ReactNode, use } from "react";

/** A site's own texts in the cart; null where the shop's messages are used. */
export interface CartTexts {
  /** Shown above the content of the dialog. */
  readonly note: ReactNode;
  readonly emptyTitle: ReactNode;
  readonly emptyText: ReactNode;
  /** Shown below the content of the dialog; null for shoppers. */
  readonly forStaff: ReactNode;
}

/** A site's own texts in the bundle dialog. */
export type BundleTexts = Pick<CartTexts, "note" | "forStaff">;

export interface DialogTexts {
  readonly cart: CartTexts | null;
  readonly bundle: BundleTexts | null;
}

const DialogTextsContext = createContext<DialogTexts>({ cart: null, bundle: null });

/** Gives the dialogs of a page their texts, which the server has rendered. */
export const DialogTextsProvider = (props: { texts: DialogTexts; children: ReactNode }) => (
  <DialogTextsContext value={props.texts}>{props.children}</DialogTextsContext>
);

export const useDialogTexts = (): DialogTexts => use(DialogTextsContext);
