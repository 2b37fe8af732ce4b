import { offersCall, textOption } from "./options.ts";
import type { Site } from "./types.ts";

/** The offers of a site after an order (docs/contract.md §3.8). */
export interface AfterOrder {
  /** A guest finds an order by its number and e-mail. */
  readonly finds: boolean;
  /** A customer cancels an order. */
  readonly cancels: boolean;
  /** How a withdrawal from a contract is declared: by the backend's call, or by the form with this id. */
  readonly withdraws: "call" | { readonly form: number } | null;
}

/** Read from the site's options: `Capabilities`, and `WithdrawalForm` where no call is offered. */
export function afterOrderOf(site: Pick<Site, "options">): AfterOrder {
  const form = textOption(site, "WithdrawalForm");
  return {
    finds: offersCall(site, "guestOrder"),
    cancels: offersCall(site, "orderCancel"),
    withdraws: offersCall(site, "withdraw")
      ? "call"
      : /^\d{1,15}$/.test(form)
        ? { form: Number(form) }
        : null,
  };
}
