import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import {
  followMaster,
  insertSection,
  moveSection,
  newPart,
  removePart,
  removeSection,
  setValue,
} from "#lib/staff/edit/model/actions.ts";
import type { Json, Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { copySection, setShown } from "#lib/staff/edit/model/page-sections.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";

export type Who = "mine" | "theirs";
export type Kind = Operation["kind"];

/** Where a deed is done. */
export interface Scene {
  readonly handler: string;
  /** The sections of the page as they were shown. */
  readonly ids: readonly number[];
  readonly master: number;
  readonly otherMaster: number;
}

export interface Deed {
  readonly name: string;
  /** The state that it needs unchanged, and changes. Two deeds meet if one's path is within the other's. */
  readonly touches: (who: Who) => string;
  /** The texts of the section that it removes on purpose. */
  readonly drops: readonly string[];
  /** Its result, as the backend stores it. */
  readonly brings?: (who: Who) => string;
  readonly make: (section: Section, who: Who, scene: Scene) => readonly (Operation | null)[];
  /** Two people who do the same agree. */
  readonly agrees?: boolean;
  /** A follower's own options. */
  readonly isOfFollowers?: boolean;
  /** Takes what another section holds. */
  readonly copies?: boolean;
}

const CARDS = definitionNamed("cards");
const IMAGE = { id: 5, title: "photo-base", path: "m/5.jpg", mime: "image/jpeg" };
const LINK = { title: "name-base", href: "/target-base" };
const EMPTY = { title: "", linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };

export const BASE = {
  title: "Cards",
  meta: { title: "title-base", note: "kept-base" },
  mobileMeta: { title: "phone-base" },
  linkMeta: {},
  options: { component: "cards", order: 1, columns: 3 },
  mobileOptions: {},
  parts: [
    {
      ...{ ...EMPTY, id: 11, linkMeta: { link: LINK } },
      meta: { title: "first-base", text: "<p>text-base</p>", image: IMAGE },
    },
    { ...EMPTY, id: 12, meta: { title: "second-base" } },
  ],
};

/**
 * The same from a backend that gives parts no ids. Each has several values, because a part whose only value changed
 * leads to a question.
 */
export const BARE = {
  ...BASE,
  parts: BASE.parts.map(({ meta, ...part }) => ({
    ...part,
    id: null,
    meta: { text: "<p>rest-base</p>", ...meta },
  })),
};

/** The words that something holds of what was there first. */
export const wordsIn = (text: string): string[] => text.match(/[a-z]+-base/g) ?? [];
const OLD = wordsIn(JSON.stringify([BASE, BARE]));
const wordOf = (who: Who) => `${who}-word`;

const set = (section: Section, path: string, value: Json | undefined): Operation | null =>
  CARDS && setValue({}, section, CARDS, ofPart(section, path), value);

/** The key of a part: by its id; by its position in a section whose parts have none. */
const keyOf = ({ partKeys }: Section, key: string): string =>
  partKeys[BASE.parts.findIndex(({ id }) => key === `p${id}`)] ?? key;
const ofPart = (section: Section, path: string): string =>
  path.replace(/p1\d/, (key) => keyOf(section, key));

/** Sets a value that holds a word which nothing else holds, in place of others. */
const sets = (path: string, value: (word: string) => Json, old: string, field = ""): Deed => ({
  name: `sets ${path}${field && `, its ${field}`}`,
  touches: () => `/${path.replaceAll(".", "/")}${field && `/${field}`}`,
  drops: [old],
  brings: wordOf,
  make: (section, who) => [set(section, path, value(wordOf(who)))],
});

/** Chooses a value of an option. */
const chooses = (path: string, mine: Json, theirs: Json): Deed => {
  const chosen = (who: Who) => (who === "mine" ? mine : theirs);
  return {
    ...sets(path, () => "", ""),
    brings: (who) =>
      `${JSON.stringify(path.slice(path.indexOf(".") + 1))}:${JSON.stringify(chosen(who))}`,
    make: (section, who) => [set(section, path, chosen(who))],
  };
};

/** The edits of each kind of operation: a new kind has to be added here. */
export const DEEDS: Readonly<Record<Kind, readonly Deed[]>> = {
  set: [
    sets("meta.title", (word) => word, "title-base"),
    sets("mobileMeta.title", (word) => word, "phone-base"),
    {
      name: "sets mobileMeta.title back to the desktop's",
      touches: () => "/mobileMeta/title",
      drops: ["phone-base"],
      agrees: true,
      make: (section) => [set(section, "mobileMeta.title", undefined)],
    },
    chooses("options.columns", 2, 4),
    { ...chooses("mobileOptions.order", 7, 8), isOfFollowers: true },
    { ...chooses("options.hidden", true, true), agrees: true, isOfFollowers: true },
    sets("parts.p11.meta.title", (word) => word, "first-base"),
    sets("parts.p11.meta.text", (word) => `<p>${word}</p>`, "text-base"),
    sets("parts.p11.meta.image", (word) => ({ ...IMAGE, title: word }), "photo-base"),
    sets("parts.p11.linkMeta.link", (word) => ({ ...LINK, title: word }), "name-base", "title"),
    sets(
      "parts.p11.linkMeta.link",
      (word) => ({ ...LINK, href: `/${word}` }),
      "target-base",
      "href",
    ),
  ],
  insert: [
    {
      name: "adds a section behind it",
      touches: (who) => `/new of ${who}`,
      drops: [],
      brings: wordOf,
      make: ({ elementId, handler }, who, { ids }) =>
        insertSection({ handler, ids, after: elementId }, "cards", -1, {
          meta: { title: wordOf(who) },
        }),
    },
    {
      name: "duplicates it and types in the copy",
      touches: (who) => `/copy of ${who}`,
      drops: [],
      brings: wordOf,
      copies: true,
      make: (section, who, { handler, ids }) => [
        ...copySection({}, section, { handler, ids }, -1),
        set({ ...section, elementId: -1 }, "meta.title", wordOf(who)),
      ],
    },
  ],
  remove: [
    {
      name: "removes it",
      touches: () => "",
      drops: OLD,
      agrees: true,
      make: (section) => [removeSection(section)],
    },
  ],
  order: [
    {
      name: "moves it down by one",
      touches: (who) => `/order of ${who}`,
      drops: [],
      agrees: true,
      make: ({ elementId, handler }, _, { ids }) => [moveSection(handler, ids, elementId, 1)],
    },
    {
      name: "moves it to the end",
      touches: (who) => `/order of ${who}`,
      drops: [],
      agrees: true,
      make: ({ elementId, handler }, _, { ids }) => [moveSection(handler, ids, elementId, 2)],
    },
  ],
  insertPart: [
    {
      name: "adds a part",
      touches: (who) => `/parts/${who}`,
      drops: [],
      brings: wordOf,
      make: (section, who) => [
        newPart(section, keyOf(section, "p12"), { meta: { title: wordOf(who) } }).operation,
      ],
    },
  ],
  removePart: [
    {
      name: "removes the first part",
      touches: () => "/parts/p11",
      drops: ["first-base", "text-base", "photo-base", "name-base", "target-base"],
      agrees: true,
      make: (section) => [removePart({}, section, keyOf(section, "p11"))],
    },
    {
      name: "removes the second part",
      touches: () => "/parts/p12",
      drops: ["second-base"],
      agrees: true,
      make: (section) => [removePart({}, section, keyOf(section, "p12"))],
    },
  ],
  orderParts: [
    {
      name: "orders the parts",
      touches: (who) => `/parts/order of ${who}`,
      drops: [],
      agrees: true,
      make: ({ elementId, handler, about, seen, partKeys }) => [
        {
          ...{ kind: "orderParts", elementId, handler, about, seen },
          ...{ before: partKeys, after: partKeys.toReversed() },
        },
      ],
    },
  ],
  follow: [
    {
      name: "makes it follow a master",
      touches: () => "",
      drops: OLD,
      agrees: true,
      make: (section, _, { master }) => [followMaster(section, master)],
    },
    {
      name: "makes it follow another master",
      touches: () => "",
      drops: OLD,
      agrees: true,
      make: (section, _, { otherMaster }) => [followMaster(section, otherMaster)],
    },
  ],
};

/** The edits of a section whose parts have no ids: all of parts, and the removal of the whole section. */
export const DEEDS_OF_BARE: Readonly<Record<Kind, readonly Deed[]>> = {
  ...DEEDS,
  set: [
    ...DEEDS.set.filter(({ name }) => name.includes("parts.")),
    sets("parts.p12.meta.title", (word) => word, "second-base"),
    sets("parts.p12.meta.text", (word) => `<p>${word}</p>`, "rest-base"),
  ],
  insert: DEEDS.insert.filter(({ copies }) => copies),
  order: [],
  removePart: DEEDS.removePart.map((deed) => ({
    ...deed,
    drops: [...deed.drops, ...(deed.drops.includes("second-base") ? ["rest-base"] : [])],
  })),
  follow: DEEDS.follow.slice(0, 1),
};

/** The edits of a section that follows a master: it has no other values of its own. */
export const DEEDS_OF_FOLLOWERS: Readonly<Record<Kind, readonly Deed[]>> = {
  ...DEEDS,
  set: DEEDS.set.filter(({ isOfFollowers }) => isOfFollowers),
  insertPart: [],
  removePart: [],
  orderParts: [],
  follow: [
    {
      name: "frees it from its master",
      touches: () => "",
      drops: OLD,
      agrees: true,
      make: (section) => [followMaster(section, null)],
    },
    ...DEEDS.follow.slice(1),
  ],
};

const showsAgain: Deed = {
  name: "shows it again",
  touches: () => "/options/hidden",
  drops: [],
  brings: () => '"hidden":false',
  agrees: true,
  isOfFollowers: true,
  make: (section) => (CARDS ? setShown({}, section, CARDS, true) : []),
};

/** The edits of a hidden section. */
export const DEEDS_OF_HIDDEN: Readonly<Record<Kind, readonly Deed[]>> = {
  ...DEEDS,
  set: [showsAgain, ...DEEDS.set.filter(({ name }) => name !== "sets options.hidden")],
};
