import { ServerResponse } from "node:http";
import { countExpiries } from "#lib/cache/expiries.ts";
import { failedRenewals } from "#lib/cache/page-store.ts";
import { NOTES } from "#lib/front/answer.ts";

/** An answer of a render process: it bears what the front has to know of it, and sends to nobody else. */
export class NotedResponse extends ServerResponse {
  readonly #failedBefore = failedRenewals.count;

  override writeHead(status: number, ...rest: readonly unknown[]): this {
    if (!this.headersSent) {
      this.setHeader(NOTES.expiries, String(countExpiries()));
      if (failedRenewals.count !== this.#failedBefore) this.setHeader(NOTES.held, "1");
    }
    return Reflect.apply(super.writeHead, this, [status, ...rest]);
  }
}
