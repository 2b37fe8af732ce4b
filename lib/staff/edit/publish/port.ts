import "server-only";
import type { AnswerOf, Call } from "#lib/shop/api/call.ts";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { ApiError, Result } from "#lib/shop/api/errors.ts";
import type { BackendOptions } from "#lib/shop/api/http/backend.ts";
import { postIdOf } from "#lib/shop/domain/content/post-element.ts";
import type { FailedReason } from "#lib/staff/edit/model/answers.ts";
import type { TagName } from "#lib/web/cache/tags.ts";
import type { Journal } from "./journal.ts";
import type { Unanswered } from "./unanswered.ts";

/** How a publish reaches the backend: with the staff member's token, in the language of the page. */
export interface PublishPort {
  readonly locale: string;
  /** The site whose key `send` uses. */
  readonly siteId: number;
  /** Optional calls that the backend offers (docs/contract.md §5.15). */
  readonly offers: (capability: string) => boolean;
  /** The completed operations of the same attempt; without a journal all of it starts again. */
  readonly journal?: Journal;
  readonly unanswered?: Unanswered;
  /** Reads the texts of a post or page as an element; left out where they cannot be changed. */
  readonly readPost?: (named: NamedElement) => Promise<Result<Fresh>>;
  send<C extends Call>(
    call: C,
    options: Pick<BackendOptions<C>, "params" | "input" | "headers" | "onHeaders">,
  ): Promise<Result<AnswerOf<C>>>;
}

export interface Fresh {
  readonly element: RawElement;
  readonly etag: string | null;
  /** Of a post: how its changed groups are saved, and the tags of the pages that are then out of date. */
  readonly post?: {
    readonly save: (slots: Readonly<Record<string, unknown>>) => Promise<Result<RawElement>>;
    readonly stale: readonly TagName[];
  };
}

export const NOT_FOUND: Result<never> = {
  ok: false,
  error: { kind: "notFound", status: 404, message: "" },
};

/** The element read does not match the request. */
const REFUSED: Result<never> = {
  ok: false,
  error: { kind: "validation", status: 422, message: "" },
};

/** An element as a request names it. */
export interface NamedElement {
  readonly elementId: number;
  readonly handler: string;
}

/**
 * An element in its current state: by its id if the backend offers that, else among those of its handler. One of
 * another handler or site than the request names is refused (docs/security.md §4.2).
 */
export async function readFresh(named: NamedElement, port: PublishPort): Promise<Result<Fresh>> {
  if (postIdOf(named.elementId) !== null) return port.readPost?.(named) ?? REFUSED;
  const read = await readNamed(named, port);
  return read.ok && !isNamed(read.data.element, named, port) ? REFUSED : read;
}

async function readNamed(
  { elementId, handler }: NamedElement,
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

/** Whether an element has this id and handler, and belongs to this site if it names its site. */
function isNamed(
  element: RawElement,
  { elementId, handler }: NamedElement,
  { siteId }: PublishPort,
): boolean {
  const site = element.siteId ?? element.site_id ?? siteId;
  const own = typeof element.handler === "string" ? element.handler : handler;
  return Number(element.id) === elementId && own === handler && Number(site) === siteId;
}

/**
 * A master that sections may follow, from the site's own list of masters in the page's language; `notFound` if it isn't
 * in the list.
 */
export async function readMaster(masterId: number, port: PublishPort): Promise<Result<RawElement>> {
  const found = await readHandler(MASTER, port);
  if (!found.ok) return found;
  const named = { elementId: masterId, handler: MASTER };
  const master = found.data.find((element) => isNamed(element, named, port));
  return master && isOfLanguage(master, port.locale) ? { ok: true, data: master } : NOT_FOUND;
}

export const MASTER = "master-section";

/** The elements of a handler as they are now. */
export const readHandler = (handler: string, port: PublishPort): Promise<Result<RawElement[]>> =>
  port.send(rawElementCalls.getByHandlers, { input: { handlers: [handler] } });

/** Why the backend did not save, as a message key. */
export function reasonOf(error: ApiError): FailedReason {
  if (error.kind === "network") return "unreachable";
  if (error.kind === "notFound") return "notFound";
  if (error.kind === "validation" || error.status === 400) return "refused";
  if (error.status === 401 || error.status === 403) return "session";
  return [409, 412, 429].includes(error.status) ? "busy" : "backend";
}

export const stampOf = ({ updated_at }: RawElement): string =>
  typeof updated_at === "string" ? updated_at : "";

/** An element's save time in lists, which pages are made from; "" if they have none. */
export async function stampInList(named: NamedElement, port: PublishPort): Promise<string> {
  const { elementId, handler } = named;
  if (postIdOf(elementId) !== null) {
    const post = await readFresh(named, port);
    return post.ok ? stampOf(post.data.element) : "";
  }
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
