import "server-only";
import type { AnswerOf, Call } from "#lib/api/call.ts";
import { type RawElement, rawElementCalls } from "#lib/api/calls/variants.ts";
import type { ApiError, Result } from "#lib/api/errors.ts";
import type { BackendOptions } from "#lib/api/http/backend.ts";
import type { FailedReason } from "#lib/edit/model/answers.ts";
import type { Journal } from "./journal.ts";

/** How a publish reaches the backend: with the staff member's token, in the language of the page. */
export interface PublishPort {
  readonly locale: string;
  /** Optional calls that the backend offers (docs/contract.md §5.15). */
  readonly offers: (capability: string) => boolean;
  /** What was carried out of the same attempt before; without one all of it is begun anew. */
  readonly journal?: Journal;
  send<C extends Call>(
    call: C,
    options: Pick<BackendOptions<C>, "params" | "input" | "headers" | "onHeaders">,
  ): Promise<Result<AnswerOf<C>>>;
}

export interface Fresh {
  readonly element: RawElement;
  readonly etag: string | null;
}

const NOT_FOUND: Result<never> = {
  ok: false,
  error: { kind: "notFound", status: 404, message: "" },
};

/** An element as it is now: by its id where the backend offers that, else among those of its handler. */
export async function readFresh(
  { elementId, handler }: { readonly elementId: number; readonly handler: string },
  port: PublishPort,
): Promise<Result<Fresh>> {
  if (port.offers("elementGet")) {
    let etag: string | null = null;
    const found = await port.send(rawElementCalls.get, {
      params: { id: elementId },
      onHeaders: (headers) => {
        etag = headers.get("etag");
      },
    });
    return found.ok ? { ok: true, data: { element: found.data, etag } } : found;
  }
  if (handler === "") return NOT_FOUND;
  const found = await readHandler(handler, port);
  if (!found.ok) return found;
  const element = found.data.find(({ id }) => Number(id) === elementId);
  return element ? { ok: true, data: { element, etag: null } } : NOT_FOUND;
}

/** The elements of a handler as they are now. */
export const readHandler = (handler: string, port: PublishPort): Promise<Result<RawElement[]>> =>
  port.send(rawElementCalls.getByHandlers, { input: { handlers: [handler] } });

/** Why the backend did not save, as a key of the message catalogue. */
export function reasonOf(error: ApiError): FailedReason {
  if (error.kind === "network") return "unreachable";
  if (error.kind === "notFound") return "notFound";
  if (error.kind === "validation" || error.status === 400) return "refused";
  if (error.status === 401 || error.status === 403) return "session";
  return [409, 412, 429].includes(error.status) ? "busy" : "backend";
}

export const stampOf = ({ updated_at }: RawElement): string =>
  typeof updated_at === "string" ? updated_at : "";

/** When an element was saved as lists say it, which pages are made from; "" where they say nothing. */
export async function stampInList(
  { elementId, handler }: { readonly elementId: number; readonly handler: string },
  port: PublishPort,
): Promise<string> {
  const found = await readHandler(handler, port);
  const element = found.ok ? found.data.find(({ id }) => Number(id) === elementId) : undefined;
  return element ? stampOf(element) : "";
}

/** One save is for one language. An element without a language belongs to all. */
export function isOfLanguage(element: RawElement, locale: string): boolean {
  const code = element.language_code;
  return (
    typeof code !== "string" || code === "" || code.length > 2 || code.toLowerCase() === locale
  );
}
