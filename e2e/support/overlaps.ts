import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { moveSection, setValue } from "#lib/staff/edit/model/actions.ts";
import {
  BASE,
  DEEDS,
  DEEDS_OF_FOLLOWERS,
  DEEDS_OF_HIDDEN,
  type Deed,
  type Kind,
} from "#tests/overlaps/edit-actions.ts";

type Named = readonly [Kind, Deed];
type Beginning = "shown" | "hidden" | "following";

export interface Overlap {
  readonly theirs: Named;
  readonly mine: Named;
  /** The initial state of the section. */
  readonly as: Beginning;
  /** How a conflict is decided. */
  readonly decide: "mine" | "theirs";
}

const IMAGE = "parts.p11.meta.image";

/** Deeds that only a browser's test has. */
const MORE: readonly Named[] = [
  [
    "set",
    {
      name: `sets ${IMAGE}, its description`,
      touches: () => `/${IMAGE.replaceAll(".", "/")}/description`,
      drops: [],
      brings: (who) => `${who}-word`,
      make: (section, who) => {
        const definition = definitionNamed("cards");
        const value = { ...BASE.parts[0]?.meta.image, description: `${who}-word` };
        return [definition && setValue({}, section, definition, IMAGE, value)];
      },
    },
  ],
  [
    "set",
    {
      name: "sets parts.p11.linkMeta.link, its name",
      touches: () => "/parts/p11/linkMeta/link/name",
      drops: [],
      brings: (who) => `${who}-word`,
      make: () => [],
    },
  ],
  [
    "order",
    {
      name: "moves it to the end of the page",
      touches: (who) => `/order of ${who}`,
      drops: [],
      make: ({ elementId, handler }, _, { ids }) => [
        moveSection(handler, ids, elementId, ids.length - 1),
      ],
    },
  ],
];

const TABLES = { shown: DEEDS, hidden: DEEDS_OF_HIDDEN, following: DEEDS_OF_FOLLOWERS };

function named(name: string, as: Beginning): Named {
  const all = Object.entries(TABLES[as]).flatMap(([kind, deeds]) =>
    deeds.map((deed): Named => [kind as Kind, deed]),
  );
  const found = [...all, ...MORE].find(([, deed]) => deed.name === name);
  if (!found) throw new Error(`no deed is called “${name}”`);
  return found;
}

type Row = readonly [theirs: string, mine: string, decide?: "mine" | "theirs", as?: Beginning];

const TITLE = "sets meta.title";
const PHONE = "sets mobileMeta.title";
const CARD = "sets parts.p11.meta.title";
const TEXT = "sets parts.p11.meta.text";
const ALT = `sets ${IMAGE}, its description`;
const NAME = "sets parts.p11.linkMeta.link, its name";
const HREF = "sets parts.p11.linkMeta.link, its href";
const COPY = "duplicates it and types in the copy";
const BEHIND = "adds a section behind it";
const REMOVAL = "removes it";
const FOLLOW = "makes it follow a master";
const OTHER = "makes it follow another master";
const PARTS = "orders the parts";

/** Another person's publish, and an edit made here meanwhile without having seen it. */
const ROWS: readonly Row[] = [
  [TITLE, TITLE, "mine"],
  [TITLE, TITLE, "theirs"],
  [CARD, TITLE],
  [TEXT, TEXT, "mine"],
  [PHONE, PHONE, "theirs"],
  [PHONE, TITLE],
  [PHONE, `${PHONE} back to the desktop's`, "mine"],
  ["sets options.columns", "sets options.columns", "theirs"],
  ["sets options.columns", "sets options.hidden"],
  ["sets options.hidden", CARD],
  [ALT, ALT, "theirs"],
  [HREF, NAME],
  [HREF, HREF, "mine"],
  [REMOVAL, TITLE],
  [REMOVAL, COPY],
  [REMOVAL, BEHIND],
  [REMOVAL, REMOVAL],
  [REMOVAL, "moves it down by one"],
  [TITLE, COPY],
  [BEHIND, BEHIND],
  [TITLE, REMOVAL, "theirs"],
  [CARD, REMOVAL, "mine"],
  ["removes the first part", CARD],
  ["removes the first part", PARTS],
  [CARD, "removes the first part", "theirs"],
  ["adds a part", PARTS],
  ["adds a part", "adds a part"],
  [PARTS, CARD],
  ["moves it to the end of the page", "moves it down by one", "mine"],
  [TITLE, "shows it again", undefined, "hidden"],
  [CARD, FOLLOW, "theirs"],
  [FOLLOW, TITLE],
  [OTHER, FOLLOW, "mine"],
  [OTHER, "frees it from its master", "theirs", "following"],
  ["frees it from its master", OTHER, "mine", "following"],
];

export const OVERLAPS: readonly Overlap[] = ROWS.map(
  ([theirs, mine, decide = "mine", as = "shown"]) => ({
    theirs: named(theirs, as),
    mine: named(mine, as),
    as,
    decide,
  }),
);
