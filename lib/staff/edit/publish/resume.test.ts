import { beforeAll, expect, it, vi } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { insertSection } from "#lib/staff/edit/model/actions.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { toBag, toList } from "#lib/staff/edit/model/json.ts";
import { forgetValues } from "#lib/web/cache/claims/kept-values.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { DEEDS } from "#tests/overlaps/edit-actions.ts";
import { enter, leave, made, open, port, shown, statusOf } from "#tests/overlaps/stage.ts";
import { createJournal, type Journal } from "./journal.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

mountSandbox();
beforeAll(enter);

const WRITES: readonly string[] = [
  rawElementCalls.create.path,
  rawElementCalls.update.path,
  calls.cms.element.delete.path,
  calls.cms.link.masters.path,
];

/** The backend port of a process that dies at a write: before or after the backend carries it out. */
function mortal(journal: Journal, offersAll: boolean, death?: { at: number; isLate: boolean }) {
  const own = port();
  let writes = 0;
  let die = () => {};
  const dead = new Promise<"dead">((resolve) => (die = () => resolve("dead")));
  let isDead = false;
  const through: PublishPort = {
    ...own,
    journal,
    offers: (capability) => offersAll || capability !== "elementDelete",
    send: async (call, options) => {
      if (isDead) return new Promise<never>(() => {});
      if (!WRITES.includes(call.path)) return own.send(call, options);
      writes += 1;
      if (writes !== death?.at) return own.send(call, options);
      isDead = true;
      if (death.isLate) await own.send(call, options);
      die();
      return new Promise<never>(() => {});
    },
  };
  return { port: through, dead, count: () => writes };
}

/** A publish of every kind: new sections, texts, new parts, a removal, a follower, a new order. */
async function openPage() {
  const { section, scene } = await open();
  const [id, second = 0, third = 0] = [section.elementId, ...scene.ids.slice(1)];
  const part = { title: "", linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };
  const target = { handler: scene.handler, ids: scene.ids, after: id };
  const inserts = [-1, -2].flatMap((number) =>
    insertSection(target, "cards", number, { parts: [{ ...part, meta: { title: `n${number}` } }] }),
  );
  const { content, seen } = await shown(third);
  const operations: Operation[] = [
    ...inserts.filter(({ kind }) => kind === "insert"),
    ...made(DEEDS.set[0] ?? expect.fail(), section, "mine", scene),
    ...made(DEEDS.insertPart[0] ?? expect.fail(), section, "mine", scene),
    ...made(DEEDS.follow[0] ?? expect.fail(), await shown(second), "mine", scene),
    {
      kind: "remove",
      elementId: third,
      handler: scene.handler,
      about: section.about,
      seen,
      content,
    },
    {
      kind: "order",
      handler: scene.handler,
      before: scene.ids,
      after: [second, -1, id, -2],
    },
  ];
  return { operations, handler: scene.handler };
}

/** The page as visitors see it, without ids. */
async function pageNow(handler: string) {
  const found = await port().send(rawElementCalls.getByHandlers, {
    input: { handlers: [handler] },
  });
  if (!found.ok) throw new Error("The page cannot be read.");
  return found.data
    .filter(({ options }) => toBag(options).hidden !== true)
    .toSorted((one, other) => orderOf(one.options) - orderOf(other.options))
    .map(({ meta, options, parts }) => ({
      title: toBag(meta).title,
      master: toBag(options).masterId,
      parts: toList(parts).map((one) => toBag(toBag(one).meta).title),
    }));
}
const orderOf = (options: unknown) => Number(toBag(options).order);

/** Publishes, dies at the given point, and continues as another process. */
async function publishWith(offersAll: boolean, death?: { at: number; isLate: boolean }) {
  forgetValues();
  const { operations, handler } = await openPage();
  const journal = createJournal("test", async () => true);
  const first = mortal(journal, offersAll, death);
  const outcome = await Promise.race([publish(operations, first.port), first.dead]);
  const last =
    outcome === "dead" ? await publish(operations, mortal(journal, offersAll).port) : outcome;
  const page = await pageNow(handler);
  await leave();
  return { page, last, writes: first.count(), hasDied: outcome === "dead" };
}

it.each([
  ["deletes elements", true],
  ["hides them", false],
])(
  "goes on wherever a process dies, with a backend that %s: nothing is done twice, all is done",
  async (_, offersAll) => {
    const whole = await publishWith(offersAll);
    const statuses = whole.last.results.map(statusOf);
    expect(new Set(statuses)).toEqual(new Set(["saved"]));
    expect(whole.page.map(({ parts }) => parts.length)).toEqual([0, 1, 3, 1]);
    expect(whole.writes).toBeGreaterThan(6);
    for (let at = 1; at <= whole.writes; at += 1)
      for (const isLate of [false, true]) {
        const { page, last, hasDied } = await publishWith(offersAll, { at, isLate });
        const name = `write ${at}, ${isLate ? "carried out" : "not sent"}`;
        expect(hasDied, name).toBe(true);
        expect(page, name).toEqual(whole.page);
        expect(last.results.map(statusOf), name).toEqual(statuses);
        expect(Object.keys(last.created).sort(), name).toEqual(["-1", "-2"]);
        expect([last.merged, last.stale.toSorted()], name).toEqual([
          whole.last.merged,
          whole.last.stale.toSorted(),
        ]);
      }
  },
  120_000,
);

it("does not write where another process goes on with the attempt by now", async () => {
  const { operations, handler } = await openPage();
  const before = await pageNow(handler);
  const isHeld = vi.fn(async () => false);
  const gone = mortal(createJournal("taken over", isHeld), true);
  await expect(publish(operations, gone.port)).rejects.toMatchObject({ status: 409 });
  expect(gone.count()).toBe(0);
  expect(await pageNow(handler)).toEqual(before);
  await leave();
});

it.each([
  ["was carried out", true, false, ["saved", "saved"]],
  ["was not", false, false, ["saved", "saved"]],
  ["was not, and somebody else has changed the list since", false, true, ["conflict", "noPart"]],
])("knows whether a write of parts without ids %s", async (_, isLate, isChanged, expected) => {
  forgetValues();
  const { section, scene } = await open("without ids of parts");
  const [first, second] = DEEDS.removePart;
  const title = DEEDS.set.find(({ name }) => name === "sets parts.p11.meta.title");
  const operations = [title, second].flatMap((deed) =>
    made(deed ?? expect.fail(), section, "mine", scene),
  );
  const journal = createJournal("bare", async () => true);
  const begun = mortal(journal, true, { at: 1, isLate });
  expect(await Promise.race([publish(operations, begun.port), begun.dead])).toBe("dead");
  if (isChanged)
    await publish(made(first ?? expect.fail(), await shown(section.elementId), "theirs", scene), {
      ...port(),
    });
  const { results } = await publish(operations, mortal(journal, true).port);
  expect(results.map(statusOf)).toEqual(expected);
  const { content } = await shown(section.elementId);
  expect(content.parts.map(({ meta }) => meta.title)).toEqual([
    isChanged ? "second-base" : "mine-word",
  ]);
  await leave();
});
