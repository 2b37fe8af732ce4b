import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#lib/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/api/calls/variants.ts";
import { removeSection } from "#lib/edit/model/actions.ts";
import type { OperationAnswer } from "#lib/edit/model/answers.ts";
import type { Operation } from "#lib/edit/model/operation.ts";
import { rebase } from "#lib/edit/model/rebase.ts";
import { type Section, toSection } from "#lib/edit/model/section.ts";
import { type Client, connect } from "#tests/contract/client.ts";
import { mountSandbox } from "#tests/msw/sandbox.ts";
import {
  BASE,
  DEEDS,
  DEEDS_OF_FOLLOWERS,
  type Deed,
  type Kind,
  type Scene,
  type Who,
  wordsIn,
} from "#tests/overlaps/deeds.ts";
import { expectedOf } from "#tests/overlaps/rules.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

mountSandbox();

const PAGE = "page-section:overlap";
type Named = readonly [Kind, Deed];
const listOf = (deeds: Readonly<Record<Kind, readonly Deed[]>>): Named[] =>
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
function port(meanwhile?: () => Promise<unknown>, locale = "hr"): PublishPort {
  let act = meanwhile;
  return {
    locale,
    offers: () => true,
    send: async (call, options) => {
      if (act && (call.method === "PATCH" || call.method === "DELETE")) {
        const now = act;
        act = undefined;
        await now();
      }
      return shop.send(call, { ...options, accessToken });
    },
  };
}

const create = (input: Record<string, unknown>): Promise<RawElement> =>
  shop.get(rawElementCalls.create, {
    input: { language_code: "hr", handler: PAGE, ...input },
    accessToken,
  });
const onPage = (): Promise<RawElement[]> =>
  shop.get(rawElementCalls.getByHandlers, { input: { handlers: [PAGE] } });

/** What the page holds of a section, and beside it. */
async function stored(id: number): Promise<{ readonly own: string; readonly beside: string }> {
  const all = await onPage();
  const isOwn = (element: RawElement) => Number(element.id) === id;
  return {
    own: JSON.stringify(all.find(isOwn) ?? null),
    beside: JSON.stringify(all.filter((element) => !isOwn(element))),
  };
}

beforeAll(async () => {
  shop = await connect("tenis.localhost", "hr");
  const login = await shop.get(calls.login, {
    input: {
      username: "admin@baseline.example",
      password: "baseline-admin",
      apiKey: shop.site.apiKey,
    },
    headers: { strategy: "admin" },
  });
  accessToken = login.tokens.accessToken;
  const master = () => create({ ...BASE, handler: "master-section", meta: {}, parts: [] });
  masters = [Number((await master()).id), Number((await master()).id)];
});

/** A page of three sections, of which the first one is worked on. */
async function open(follows: boolean): Promise<{ section: Section; scene: Scene }> {
  const options = { ...BASE.options, ...(follows && { masterId: masters[0] }) };
  const made = await create({ ...BASE, options });
  const id = Number(made.id);
  const others: number[] = [];
  for (const order of [2, 3])
    others.push(Number((await create({ options: { component: "cards", order } })).id));
  const shown = await shop.get(calls.cms.element.getByHandlers, { input: { handlers: [PAGE] } });
  const element = shown.find((one) => one.id === id);
  if (!element) throw new Error("The section is not on its page.");
  return {
    section: toSection(element, "cards"),
    scene: { handler: PAGE, ids: [id, ...others], master: masters[0], otherMaster: masters[1] },
  };
}

async function leave(): Promise<void> {
  for (const { id } of await onPage())
    await shop.get(calls.cms.element.delete, { params: { id: Number(id) }, accessToken });
}

const made = (deed: Deed, section: Section, who: Who, scene: Scene): Operation[] => {
  const list = deed.make(section, who, scene).flatMap((operation) => operation ?? []);
  expect(list.length, deed.name).toBe(deed.make(section, who, scene).length);
  return list;
};

const statusOf = (answer: OperationAnswer | undefined): string =>
  answer === undefined || answer.status === "saved" || answer.status === "conflict"
    ? (answer?.status ?? "saved")
    : answer.reason;

/** Publishes both, and finds what one of them lost. */
async function outcomeOf(
  [, that]: Named,
  [myKind, mine]: Named,
  between: boolean,
  follows: boolean,
) {
  const { section, scene } = await open(follows);
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
  // What was typed in a copy that cannot be made stays with it.
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

const wanted = (that: Named, list: readonly Named[]) =>
  list.map((mine) => ({
    mine: mine[1].name,
    status: expectedOf(that, mine),
    lost: [],
    isUntouched: true,
  }));

const ALL = listOf(DEEDS);
const OF_FOLLOWERS = listOf(DEEDS_OF_FOLLOWERS);
/** What is written by an update, which carries the ETag that was read. */
const UPDATES = ALL.filter(([kind]) =>
  ["set", "insertPart", "removePart", "orderParts"].includes(kind),
);

describe.each([
  ["a section that somebody has changed since it was shown", ALL, ALL, false, false],
  ["a section that somebody changes between our read and our write", ALL, UPDATES, true, false],
  ["a section of a master that somebody has changed", OF_FOLLOWERS, OF_FOLLOWERS, false, true],
])("%s", (_, theirs, list, between, follows) => {
  it.each(
    theirs.map((that) => [that[1].name, that] as const),
  )("loses nobody's words, whatever one does to it: somebody else %s", async (__, that) => {
    const found = [];
    for (const mine of list) found.push(await outcomeOf(that, mine, between, follows));
    expect(found).toEqual(wanted(that, list));
  });
});

it.each([
  ["hides", false],
  ["deletes", true],
])("%s nothing over what is saved between our read and our write", async (_, deletes) => {
  const { section, scene } = await open(false);
  const theirs = made(DEEDS.set[0] ?? expect.fail(), section, "theirs", scene);
  const removing: PublishPort = {
    ...port(() => publish(theirs, port())),
    offers: (capability) => deletes || capability !== "elementDelete",
  };
  const { results } = await publish([removeSection(section)], removing);
  expect(results).toMatchObject([{ status: "failed", reason: "busy" }]);
  const { own } = await stored(section.elementId);
  expect(own).toContain("theirs-word");
  expect(own).not.toContain("hidden");
  await leave();
});

it("keeps the same place of two languages apart, and saves no language in another's name", async () => {
  const { section, scene } = await open(false);
  const other = Number((await create({ ...BASE, language_code: "en" })).id);
  const [title] = DEEDS.set;
  if (!title) throw new Error("Nothing can be set.");
  const theirs = made(title, { ...section, elementId: other }, "theirs", scene);
  const mine = made(title, section, "mine", scene);
  const refused = await publish(theirs, port());
  expect(refused.results.map(statusOf)).toEqual(["language"]);
  const both = [await publish(theirs, port(undefined, "en")), await publish(mine, port())];
  expect(both.flatMap(({ results }) => results.map(statusOf))).toEqual(["saved", "saved"]);
  const titleOf = async (id: number) =>
    (await shop.get(rawElementCalls.get, { params: { id }, accessToken })).meta;
  expect(await titleOf(section.elementId)).toEqual({ ...BASE.meta, title: "mine-word" });
  expect(await titleOf(other)).toEqual({ ...BASE.meta, title: "theirs-word" });
  await shop.get(calls.cms.element.delete, { params: { id: other }, accessToken });
  await leave();
});
