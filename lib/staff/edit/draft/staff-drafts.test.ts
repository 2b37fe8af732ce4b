import { afterEach, beforeEach, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { signText } from "#lib/web/cache/redis/signed-text.ts";
import { shareValues } from "#lib/web/cache/shared-values.ts";
import { backend } from "#tests/backends/gateway.ts";
import { STAFF, staffRequest } from "#tests/backends/staff.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { withSecret } from "#tests/factories/processes/fake-redis.ts";
import { handleDraft } from "./handle-draft.ts";
import { type DraftKey, keepDraft, readDraft } from "./staff-drafts.ts";

const DAY = 86_400_000;
const COLUMNS: Operation = {
  kind: "set",
  elementId: 7,
  handler: "page-section:home",
  about: { component: "cards", title: "" },
  seen: "",
  path: "options.columns",
  slot: "option",
  before: 3,
  after: 4,
};
let number = 0;
/** The draft of a tab, each test's own. */
const key = (over: Partial<DraftKey> = {}): DraftKey => ({
  siteId: 1,
  person: 3,
  locale: "en",
  draft: `0000000${number}-0000-4000-8000-000000000000`,
  ...over,
});

beforeEach(() => {
  number += 1;
  resetLimits();
});
afterEach(() => shareValues(null));

it("a draft is read by the same person, site, language and tab alone", async () => {
  expect(await keepDraft(key(), [COLUMNS])).toBe(true);
  expect(await readDraft(key())).toEqual([COLUMNS]);
  for (const other of [{ person: 4 }, { siteId: 2 }, { locale: "hr" }, { draft: "another" }])
    expect(await readDraft(key(other)), JSON.stringify(other)).toEqual([]);
});

it("a draft is forgotten once nothing is unsaved any more", async () => {
  await keepDraft(key(), [COLUMNS]);
  await keepDraft(key(), []);
  expect(await readDraft(key())).toEqual([]);
});

it("what is too large is not kept", async () => {
  const large = { ...COLUMNS, path: "meta.text", after: "a".repeat(500_001) };
  expect(await keepDraft(key(), [large])).toBe(false);
  expect(await readDraft(key())).toEqual([]);
});

it("another replica reads it in Redis for a day, and takes nothing else for a draft", async () => {
  const held = new Map<string, string>();
  shareValues({
    isReady: true,
    get: async (name) => held.get(name) ?? null,
    set: async (name, value, { PX }) => {
      expect(PX).toBe(DAY);
      held.set(name, value);
    },
    del: async (name) => void held.delete(String(name)),
  });
  withSecret();
  await keepDraft(key(), [COLUMNS]);
  const [name = ""] = [...held.keys()].filter((one) => one.includes("draft:"));
  expect(name).not.toBe("");
  // Nobody who reads names learns whose it is.
  expect(name).not.toMatch(/en|home|8000/);
  // The state as found by a replica that stored nothing itself.
  const moved = { ...COLUMNS, after: 2 };
  held.set(name, signText(name, JSON.stringify([moved])));
  expect(await readDraft(key())).toEqual([moved]);
  for (const garbage of ["{", "null", '[{"kind":"set"}]', "7"]) {
    held.set(name, signText(name, garbage));
    expect(await readDraft(key()), garbage).toEqual([]);
  }
  // Values without this shop's signature are ignored: the process has its own.
  held.set(name, JSON.stringify([moved]));
  expect(await readDraft(key())).toEqual([COLUMNS]);
});

it("the route keeps what staff send of the page's language, and nothing of anybody else", async () => {
  const body = { locale: "hr", draft: key().draft, operations: [COLUMNS] };
  const ask = async (sent: object) =>
    (await handleDraft(await staffRequest("edit/draft", sent))).status;
  backend(async () => data(STAFF));
  expect(await ask(body)).toBe(200);
  expect(await ask({ ...body, locale: "en" })).toBe(422);
  expect(await ask({ ...body, draft: "../other" })).toBe(422);
  expect(await ask({ ...body, page: "/clanstvo" })).toBe(200);
  for (const page of ["//evil.test/", "/\\evil.test", "https://evil.test/", "/a?b"])
    expect(await ask({ ...body, page }), page).toBe(422);
  backend(async () => data({ ...STAFF, isBackofficeUser: false }));
  expect(await ask(body)).toBe(403);
});
