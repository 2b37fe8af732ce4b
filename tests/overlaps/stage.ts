import { expect } from "vitest";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import type { OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { rebase } from "#lib/staff/edit/model/rebase.ts";
import { type Section, toSection } from "#lib/staff/edit/model/section.ts";
import type { PublishPort } from "#lib/staff/edit/publish/port.ts";
import { publish } from "#lib/staff/edit/publish/publish.ts";
import { type Client, connect, logInStaff } from "#tests/contract/client.ts";
import { BARE, BASE, type Deed, type Kind, type Scene, type Who, wordsIn } from "./edit-actions.ts";
import { expectedOf, expectedWithoutIds } from "./rules.ts";

export const SLUG = "overlap";
const PAGE = `page-section:${SLUG}`;
export type Named = readonly [Kind, Deed];
export const listOf = (deeds: Readonly<Record<Kind, readonly Deed[]>>): Named[] =>
  (
    [
      "set",
      "insert",
      "remove",
      "order",
      "insertPart",
      "removePart",
      "orderParts",
      "follow",
    ] satisfies Kind[]
  ).flatMap((kind) => deeds[kind].map((deed): Named => [kind, deed]));

let shop: Client;
let accessToken: string;
let masters: readonly [number, number];

/** @param meanwhile runs between this publish's first read and its first write */
export function port(meanwhile?: () => Promise<unknown>, locale = "hr"): PublishPort {
  let act = meanwhile;
  return {
    locale,
    get siteId() {
      return shop.site.siteId;
    },
    offers: () => true,
    send: async (call, options) => {
      if (act && isWrite(call)) {
        const now = act;
        act = undefined;
        await now();
      }
      return shop.send(call, { ...options, accessToken });
    },
  };
}

const isWrite = (call: Call): boolean =>
  call.method === "PATCH" || call.method === "DELETE" || call.path === calls.cms.link.masters.path;

export const create = (input: Record<string, unknown>): Promise<RawElement> =>
  shop.get(rawElementCalls.create, {
    input: { language_code: "hr", handler: PAGE, ...input },
    accessToken,
  });
const onPage = (): Promise<RawElement[]> =>
  shop.get(rawElementCalls.getByHandlers, { input: { handlers: [PAGE] } });

/** The stored state of a section and its surroundings. */
export async function stored(
  id: number,
): Promise<{ readonly own: string; readonly beside: string }> {
  const all = await onPage();
  const isOwn = (element: RawElement) => Number(element.id) === id;
  return {
    own: JSON.stringify(all.find(isOwn) ?? null),
    beside: JSON.stringify(all.filter((element) => !isOwn(element))),
  };
}

/** Logs in, and makes the masters. */
export async function enter(): Promise<void> {
  shop = await connect("tenis.localhost", "hr");
  accessToken = await logInStaff(shop);
  const master = () => create({ ...BASE, handler: "master-section", meta: {}, parts: [] });
  masters = [Number((await master()).id), Number((await master()).id)];
}

/** The state of a section before anybody edits it. */
export type Beginning = "shown" | "hidden" | "following a master" | "without ids of parts";

/** A page of three sections, of which the first one is worked on. */
export async function open(as: Beginning = "shown"): Promise<{ section: Section; scene: Scene }> {
  const options = {
    ...BASE.options,
    ...(as === "hidden" && { hidden: true }),
    ...(as === "following a master" && { masterId: masters[0] }),
  };
  const base = as === "without ids of parts" ? BARE : BASE;
  const made = await create({ ...base, options });
  const id = Number(made.id);
  const others: number[] = [];
  for (const order of [2, 3])
    others.push(Number((await create({ options: { component: "cards", order } })).id));
  return {
    section: await shown(id),
    scene: { handler: PAGE, ids: [id, ...others], master: masters[0], otherMaster: masters[1] },
  };
}

/** A section as the page shows it now. */
export async function shown(id: number): Promise<Section> {
  const list = await shop.get(calls.cms.element.getByHandlers, { input: { handlers: [PAGE] } });
  const element = list.find((one) => one.id === id);
  if (!element) throw new Error("The section is not on its page.");
  return toSection(element, "cards");
}

/** Deletes an element. */
export const drop = (id: number): Promise<unknown> =>
  shop.get(calls.cms.element.delete, { params: { id }, accessToken });

/** An element as the backend holds it. */
export const held = (id: number): Promise<RawElement> =>
  shop.get(rawElementCalls.get, { params: { id }, accessToken });

export async function leave(): Promise<void> {
  for (const { id } of await onPage()) await drop(Number(id));
}

export const made = (deed: Deed, section: Section, who: Who, scene: Scene): Operation[] => {
  const list = deed.make(section, who, scene).flatMap((operation) => operation ?? []);
  expect(list.length, deed.name).toBe(deed.make(section, who, scene).length);
  return list;
};

export const statusOf = (answer: OperationAnswer | undefined): string =>
  answer === undefined || answer.status === "saved" || answer.status === "conflict"
    ? (answer?.status ?? "saved")
    : answer.reason;

/** Publishes both, and finds what one of them lost. */
export async function outcomeOf(
  [, that]: Named,
  [myKind, mine]: Named,
  between: boolean,
  as: Beginning,
) {
  const { section, scene } = await open(as);
  const id = section.elementId;
  const first = await stored(id);
  const [their, own] = [made(that, section, "theirs", scene), made(mine, section, "mine", scene)];
  let after = first;
  const theyPublish = async () => {
    const { results } = await publish(their, port());
    expect(results.map(statusOf), that.name).toEqual(results.map(() => "saved"));
    after = await stored(id);
  };
  if (!between) await theyPublish();
  const { results } = await publish(own, port(between ? theyPublish : undefined));
  const now = await stored(id);
  const refused = results.filter(({ status }) => status !== "saved");
  // Text typed in a copy that cannot be created stays with it.
  const [problem] = refused.toSorted((one) => (one.status === "invalid" ? -1 : 1));
  const status = statusOf(problem);
  const isSaved = status === "saved";
  const kept = wordsIn(first.own).filter(
    (word) => !that.drops.includes(word) && !(isSaved && mine.drops.includes(word)),
  );
  const lost = kept.filter((word) => !now.own.includes(word));
  const brought = [
    ...(that.brings ? [that.brings("theirs")] : []),
    ...(isSaved && mine.brings ? [mine.brings("mine")] : []),
  ].filter((word) => !now.own.includes(word) && !now.beside.includes(word));
  // Whoever decides for mine has the last word.
  if (problem?.status === "conflict") {
    const last = await publish(
      own.map((operation) => rebase(operation, problem)),
      port(),
    );
    expect(last.results.map(statusOf), `${that.name}, ${mine.name}`).toEqual(
      own.map(() => "saved"),
    );
  }
  await leave();
  const isUntouched =
    isSaved || (myKind !== "insert" && now.own === after.own) || status === "noCopy";
  return { mine: mine.name, status, lost: [...lost, ...brought], isUntouched };
}

export const wanted = (that: Named, list: readonly Named[], as: Beginning) =>
  list.map((mine) => ({
    mine: mine[1].name,
    status: (as === "without ids of parts" ? expectedWithoutIds : expectedOf)(that, mine),
    lost: [],
    isUntouched: true,
  }));
