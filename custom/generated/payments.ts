// Written by `npm run custom` from the folders of custom/: not edited by hand.
import type { PaymentComponent } from "#lib/web/custom/types.ts";

export const CUSTOM_PAYMENTS: Readonly<Record<string, () => Promise<PaymentComponent>>> = {};
