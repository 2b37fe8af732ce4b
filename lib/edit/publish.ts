import "server-only";
import type { AnswerOf, Call } from "#lib/api/call.ts";
import { type RawElement, rawElementCalls } from "#lib/api/calls/variants.ts";
import type { Result } from "#lib/api/errors.ts";
import type { BackendOptions } from "#lib/api/http/backend.ts";
import type { TagName } from "#lib/cache/tags.ts";
import { sanitize } from "#lib/security/sanitize.ts";
import { isRecord } from "#lib/utils/is-record.ts";
import { answerOf, failed, reasonOf, refusedAll } from "./answers.ts";
import { holdsHtml } from "./html-slots.ts";
import { componentIn, mergeTexts } from "./merge.ts";
import { TEXT_LIMIT } from "./request.ts";
import type { ElementAnswer, FailedReason, TextChange } from "./types.ts";

/** How a publish reaches the backend: with the staff member's token, in the language of the page. */
export interface PublishPort {
  readonly locale: string;
  /** The backend offers `elementGet` (docs/contract.md §5.15). */
  readonly byId: boolean;
  send<C extends Call>(
    call: C,
    options: Pick<BackendOptions<C>, "params" | "input" | "headers" | "onHeaders">,
  ): Promise<Result<AnswerOf<C>>>;
}

interface Published {
  readonly answers: readonly ElementAnswer[];
  /** Tags of the pages that are out of date. */
  readonly stale: readonly TagName[];
}

/** How often an element is read again because it was saved by someone else between our read and our write. */
const ATTEMPTS = 3;

/** Milliseconds in which elements are begun; those left over are answered "busy" and sent again by the editor. */
export const PUBLISH_BUDGET = 30_000;

/**
 * Saves changed texts, element by element, and answers for each (docs/edit-mode.md §4.1). An element is read
 * again right before it is written; only changed slots are sent, complete, built from that copy.
 */
export async function publishTexts(
  changes: readonly TextChange[],
  port: PublishPort,
): Promise<Published> {
  const answers: ElementAnswer[] = [];
  const stale = new Set<TagName>();
  const end = Date.now() + PUBLISH_BUDGET;
  for (const [elementId, group] of groupByElement(changes)) {
    if (Date.now() >= end) {
      answers.push(failed(elementId, "busy", []));
      continue;
    }
    const { answer, handler } = await publishElement(elementId, group, port);
    answers.push(answer);
    if (answer.saved.length > 0) for (const tag of staleTags(handler)) stale.add(tag);
  }
  return { answers, stale: [...stale] };
}

/** Followers of a master can be on any page, so then every section expires. */
const staleTags = (handler: string): TagName[] =>
  handler === "" || handler === MASTER ? ["elements"] : [`handler:${handler}`];

const MASTER = "master-section";

interface Outcome {
  readonly answer: ElementAnswer;
  /** As the backend says, "" where the element could not be read. */
  readonly handler: string;
}

async function publishElement(
  elementId: number,
  changes: readonly TextChange[],
  port: PublishPort,
): Promise<Outcome> {
  const tooLong = changes.filter(({ value }) => value.length > TEXT_LIMIT);
  const wanted = changes.filter((change) => !tooLong.includes(change));
  const refused = tooLong.map(({ path }) => ({ path, reason: "tooLong" as const }));
  let handler = "";
  const done = (answer: ElementAnswer): Outcome => ({ answer, handler });
  const lost = (reason: FailedReason) => done(failed(elementId, reason, refused));

  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const read = await readFresh(elementId, changes, port);
    if (!read.ok) return lost(reasonOf(read.error));
    const { element, etag } = read.data;
    handler = typeof element.handler === "string" ? element.handler : "";
    if (!isOfLanguage(element, port.locale)) return lost("language");
    // Such an element shows its master's texts: saving them here would change nothing visible.
    if (isFollower(element)) return done(refusedAll(elementId, changes, "master"));

    const merge = mergeTexts(
      element,
      wanted.map((change) => cleaned(change, componentIn(element))),
    );
    const answer = (after: RawElement) =>
      done(answerOf({ elementId, merge, refused, before: element, after, requested: changes }));
    if (Object.keys(merge.slots).length === 0) return answer(element);

    const written = await port.send(rawElementCalls.update, {
      params: { id: elementId },
      input: merge.slots,
      headers: etag ? { "if-match": etag } : undefined,
    });
    if (written.ok) return answer(written.data);
    if (written.error.status !== 412) return lost(reasonOf(written.error));
  }
  return lost("busy");
}

async function readFresh(
  elementId: number,
  changes: readonly TextChange[],
  port: PublishPort,
): Promise<Result<{ element: RawElement; etag: string | null }>> {
  let etag: string | null = null;
  if (port.byId) {
    const found = await port.send(rawElementCalls.get, {
      params: { id: elementId },
      onHeaders: (headers) => {
        etag = headers.get("etag");
      },
    });
    return found.ok ? { ok: true, data: { element: found.data, etag } } : found;
  }
  const handlers = [...new Set(changes.flatMap(({ handler }) => handler ?? []))];
  if (handlers.length === 0) return NOT_FOUND;
  const found = await port.send(rawElementCalls.getByHandlers, { input: { handlers } });
  if (!found.ok) return found;
  const element = found.data.find(({ id }) => Number(id) === elementId);
  return element ? { ok: true, data: { element, etag } } : NOT_FOUND;
}

const NOT_FOUND: Result<never> = {
  ok: false,
  error: { kind: "notFound", status: 404, message: "" },
};

/**
 * HTML is saved as it may be shown: what the page's own allow-list drops is dropped here, and the answer says so. What
 * a section shows as HTML is HTML, whatever the browser calls it.
 */
const cleaned = (change: TextChange, component: string): TextChange =>
  change.kind === "html" || holdsHtml(component, change.path)
    ? { ...change, kind: "html", value: sanitize(change.value) }
    : change;

/** One save is for one language. An element without a language belongs to all. */
function isOfLanguage(element: RawElement, locale: string): boolean {
  const code = element.language_code;
  return (
    typeof code !== "string" || code === "" || code.length > 2 || code.toLowerCase() === locale
  );
}

const isFollower = ({ options }: RawElement): boolean =>
  isRecord(options) && Number(options.masterId) > 0;

/** The last change of a path counts. */
function groupByElement(changes: readonly TextChange[]): Map<number, TextChange[]> {
  const groups = new Map<number, TextChange[]>();
  for (const change of changes) {
    const others = (groups.get(change.elementId) ?? []).filter(({ path }) => path !== change.path);
    groups.set(change.elementId, [...others, change]);
  }
  return groups;
}
