import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#lib/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/api/calls/variants.ts";
import { definitionNamed } from "#lib/domain/sections/find-definition.ts";
import {
  followMaster,
  moveSection,
  newPart,
  removePart,
  removeSection,
  setValue,
} from "#lib/edit/model/actions.ts";
import type { Json, Operation } from "#lib/edit/model/operation.ts";
import { rebase } from "#lib/edit/model/rebase.ts";
import { type Section, toSection } from "#lib/edit/model/section.ts";
import { type Client, connect } from "#tests/contract/client.ts";
import { anElement } from "#tests/factories/element.ts";
import { mountSandbox } from "#tests/msw/sandbox.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

mountSandbox();

const PAGE = "page-section:overlap";
const CARDS = definitionNamed("cards");
type Who = "mine" | "theirs";

interface Deed {
  readonly name: string;
  /** What it needs unchanged, and changes. Two deeds exclude each other where one's place is within the other's. */
  readonly touches: (who: Who) => string;
  /** The words of the section that it takes away on purpose. */
  readonly drops: readonly string[];
  readonly make: (section: Section, who: Who) => Operation | null;
  /** Two people who do the same agree. */
  readonly agrees?: boolean;
  /** About the page and not about the section: whether that is still there does not matter. */
  readonly ofPage?: boolean;
}

/** Sets a value that holds a word which nothing else holds, in place of others. */
const sets = (path: string, value: (word: string) => Json, old: string, field = ""): Deed => ({
  name: `sets ${path}${field && `, its ${field}`}`,
  touches: () => `/${path.replaceAll(".", "/")}${field && `/${field}`}`,
  drops: [old],
  make: (section, who) => {
    if (!CARDS) throw new Error("There are no cards.");
    return setValue({}, section, CARDS, path, value(`${who}-word`));
  },
});

const IMAGE = { id: 5, title: "photo-base", path: "m/5.jpg", mime: "image/jpeg" };
const LINK = { title: "name-base", href: "/target-base" };
let master = 0;
let neighbour = 0;

const BASE = {
  handler: PAGE,
  title: "Cards",
  meta: { title: "title-base", note: "kept-base" },
  mobileMeta: { title: "phone-base" },
  linkMeta: {},
  options: { component: "cards", order: 1, columns: 3 },
  mobileOptions: {},
  parts: [
    {
      id: 11,
      title: "",
      meta: { title: "first-base", text: "<p>text-base</p>", image: IMAGE },
      linkMeta: { link: LINK },
      mobileMeta: {},
      options: {},
      mobileOptions: {},
    },
    {
      id: 12,
      title: "",
      meta: { title: "second-base" },
      linkMeta: {},
      mobileMeta: {},
      options: {},
      mobileOptions: {},
    },
  ],
};

/** The words that it holds. */
const OLD = JSON.stringify(BASE).match(/[a-z]+-base/g) ?? [];

const DEEDS: readonly Deed[] = [
  sets("meta.title", (word) => word, "title-base"),
  sets("mobileMeta.title", (word) => word, "phone-base"),
  {
    name: "sets mobileMeta.title back to the desktop's",
    touches: () => "/mobileMeta/title",
    drops: ["phone-base"],
    agrees: true,
    make: (section) => CARDS && setValue({}, section, CARDS, "mobileMeta.title", undefined),
  },
  sets("options.columns", (word) => (word === "mine-word" ? 2 : 4), ""),
  sets("parts.p11.meta.title", (word) => word, "first-base"),
  sets("parts.p11.meta.text", (word) => `<p>${word}</p>`, "text-base"),
  sets("parts.p11.meta.image", (word) => ({ ...IMAGE, title: word }), "photo-base"),
  sets("parts.p11.linkMeta.link", (word) => ({ ...LINK, title: word }), "name-base", "title"),
  sets("parts.p11.linkMeta.link", (word) => ({ ...LINK, href: `/${word}` }), "target-base", "href"),
  {
    name: "adds a part",
    touches: (who) => `/parts/${who}`,
    drops: [],
    make: (section, who) => newPart(section, "p12", { meta: { title: `${who}-word` } }).operation,
  },
  {
    name: "removes the first part",
    touches: () => "/parts/p11",
    drops: ["first-base", "text-base", "photo-base", "name-base", "target-base"],
    agrees: true,
    make: (section) => removePart({}, section, "p11"),
  },
  {
    name: "removes the second part",
    touches: () => "/parts/p12",
    drops: ["second-base"],
    agrees: true,
    make: (section) => removePart({}, section, "p12"),
  },
  {
    name: "orders the parts",
    touches: (who) => `/parts/order of ${who}`,
    drops: [],
    make: ({ elementId, handler, about, seen, partKeys }) => ({
      kind: "orderParts",
      ...{ elementId, handler, about, seen },
      before: partKeys,
      after: partKeys.toReversed(),
    }),
  },
  {
    name: "makes it follow a master",
    touches: () => "",
    drops: OLD,
    agrees: true,
    make: (section) => followMaster(section, master),
  },
  {
    name: "moves it on the page",
    touches: (who) => `/order of ${who}`,
    drops: [],
    ofPage: true,
    make: ({ elementId }) => moveSection(PAGE, [elementId, neighbour], elementId, 1),
  },
  {
    name: "removes it",
    touches: () => "",
    drops: OLD,
    agrees: true,
    make: removeSection,
  },
];

let shop: Client;
let accessToken: string;

/** @param meanwhile runs between this publish's first read and its first write */
function port(meanwhile?: () => Promise<unknown>): PublishPort {
  let act = meanwhile;
  return {
    locale: "hr",
    offers: () => true,
    send: async (call, options) => {
      if (act && call.method === "PATCH") {
        const now = act;
        act = undefined;
        await now();
      }
      return shop.send(call, { ...options, accessToken });
    },
  };
}

const create = (input: Record<string, unknown>): Promise<RawElement> =>
  shop.get(rawElementCalls.create, { input: { language_code: "hr", ...input }, accessToken });
const onPage = (): Promise<RawElement[]> =>
  shop.get(rawElementCalls.getByHandlers, { input: { handlers: [PAGE] } });
const stored = async (id: number): Promise<string> =>
  JSON.stringify((await onPage()).find((element) => Number(element.id) === id) ?? null);

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
  master = Number((await create({ ...BASE, handler: "master-section", meta: {}, parts: [] })).id);
  neighbour = Number((await create({ ...BASE, options: { component: "cards", order: 2 } })).id);
});

const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}/`);

/** Whether somebody may do this after somebody else has done that, without having seen it. */
function mayFollow(that: Deed, mine: Deed): boolean {
  if (mine.ofPage || (that === mine && mine.agrees)) return true;
  const [theirs, own] = [that.touches("theirs"), mine.touches("mine")];
  return !isWithin(theirs, own) && !isWithin(own, theirs);
}

/** The words that an operation brings. */
const wordsOf = (operation: Operation, who: Who): string[] =>
  JSON.stringify(operation).includes(`${who}-word`) ? [`${who}-word`] : [];

/** Publishes both, and finds what one of them lost. */
async function outcomeOf(that: Deed, mine: Deed, between: boolean) {
  const made = await create(BASE);
  const id = Number(made.id);
  const section = toSection(
    anElement({ ...BASE, id, updated_at: String(made.updated_at) }),
    "cards",
  );
  const [their, own] = [that.make(section, "theirs"), mine.make(section, "mine")];
  if (!their || !own) throw new Error("nothing to do");
  let after = "";
  const theyPublish = async () => {
    const { results } = await publish([their], port());
    expect(results[0]?.status, that.name).toBe("saved");
    after = await stored(id);
  };
  if (!between) await theyPublish();
  const { results } = await publish([own], port(between ? theyPublish : undefined));
  const now = await stored(id);
  const [answer] = results;
  const isSaved = answer?.status === "saved";
  const gone = mine.ofPage && that.name === "removes it" ? true : now === "null" && isSaved;
  const expected = isSaved
    ? [
        ...OLD.filter((word) => !that.drops.includes(word) && !mine.drops.includes(word)),
        ...wordsOf(their, "theirs"),
        ...wordsOf(own, "mine"),
      ]
    : [];
  const lost = gone ? [] : expected.filter((word) => !now.includes(word));
  // Whoever decides for theirs or mine has the last word.
  const decided =
    answer?.status === "conflict"
      ? (await publish([rebase(own, answer)], port())).results[0]?.status
      : "saved";
  expect(decided, `${that.name}, ${mine.name}`).toBe("saved");
  if ((await stored(id)) !== "null")
    await shop.get(calls.cms.element.delete, { params: { id }, accessToken });
  return { mine: mine.name, isSaved, lost, isUntouched: isSaved || now === after };
}

const wanted = (that: Deed, list: readonly Deed[]) =>
  list.map((mine) => ({
    mine: mine.name,
    isSaved: mayFollow(that, mine),
    lost: [],
    isUntouched: true,
  }));

/** Deeds that are written by an update, which carries the ETag that was read. */
const UPDATES = DEEDS.filter(({ name }) => /^(sets|adds|removes the|orders)/.test(name));

describe.each([
  ["a section that somebody has changed since it was shown", false, DEEDS],
  ["a section that somebody changes between our read and our write", true, UPDATES],
])("%s", (_, between, list) => {
  it.each(
    DEEDS.map((that) => [that.name, that] as const),
  )("loses nobody's words, whatever one does to it: somebody else %s", async (__, that) => {
    const found = [];
    for (const mine of list) found.push(await outcomeOf(that, mine, between));
    expect(found).toEqual(wanted(that, list));
  });
});

it("hides nothing over what is saved between our read and our write", async () => {
  const made = await create(BASE);
  const id = Number(made.id);
  const section = toSection(anElement({ ...BASE, id }), "cards");
  const [columns] = UPDATES.filter(({ name }) => name === "sets options.columns");
  const theirs = columns?.make(section, "theirs");
  if (!theirs) throw new Error("nothing to do");
  const hiding: PublishPort = {
    ...port(() => publish([theirs], port())),
    offers: (capability) => capability !== "elementDelete",
  };
  const { results } = await publish([removeSection(section)], hiding);
  expect(results).toMatchObject([{ status: "failed", reason: "busy" }]);
  const { options } = await shop.get(rawElementCalls.get, { params: { id }, accessToken });
  expect(options).toEqual({ ...BASE.options, columns: 4 });
});
