import { beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { followMaster, insertSection, removeSection } from "#lib/staff/edit/model/actions.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { rebase } from "#lib/staff/edit/model/rebase.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { BASE, DEEDS } from "#tests/overlaps/edit-actions.ts";
import {
  create,
  drop,
  enter,
  held,
  leave,
  made,
  open,
  port,
  shown,
  statusOf,
  stored,
} from "#tests/overlaps/stage.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

mountSandbox();
beforeAll(enter);

const [title, , , columns] = DEEDS.set;
if (!title || !columns) throw new Error("Nothing can be set.");

it("hides nothing over what is saved between our read and our write", async () => {
  const { section, scene } = await open();
  const theirs = made(title, section, "theirs", scene);
  const hiding: PublishPort = {
    ...port(() => publish(theirs, port())),
    offers: (capability) => capability !== "elementDelete",
  };
  const { results } = await publish([removeSection(section)], hiding);
  expect(results).toMatchObject([
    { status: "conflict", theirs: { meta: { title: "theirs-word" } } },
  ]);
  const { own } = await stored(section.elementId);
  expect(own).toContain("theirs-word");
  expect(own).not.toContain("hidden");
  await leave();
});

it("keeps the same place of two languages apart, and saves no language in another's name", async () => {
  const { section, scene } = await open();
  const other = Number((await create({ ...BASE, language_code: "en" })).id);
  const theirs = made(title, { ...section, elementId: other }, "theirs", scene);
  const mine = made(title, section, "mine", scene);
  const refused = await publish(theirs, port());
  expect(refused.results.map(statusOf)).toEqual(["language"]);
  const both = [await publish(theirs, port(undefined, "en")), await publish(mine, port())];
  expect(both.flatMap(({ results }) => results.map(statusOf))).toEqual(["saved", "saved"]);
  const metaOf = async (id: number) => (await held(id)).meta;
  expect(await metaOf(section.elementId)).toEqual({ ...BASE.meta, title: "mine-word" });
  expect(await metaOf(other)).toEqual({ ...BASE.meta, title: "theirs-word" });
  await drop(other);
  await leave();
});

const without = (element: unknown): unknown => {
  if (Array.isArray(element)) return element.map(without);
  if (!isRecord(element)) return element;
  const { updated_at: _, ...rest } = element;
  return rest;
};

/** A backend that names no age of what its lists hold, or of nothing at all. */
function forgetful(where: "lists" | "everything"): PublishPort {
  const own = port();
  const { send } = own;
  return Object.assign(own, {
    send: async (...[call, options]: Parameters<typeof send>) => {
      const answer = await send(call, options);
      const isMeant = where === "everything" || Array.isArray(answer.ok && answer.data);
      // A row that only lacks a field is still a valid answer.
      if (answer.ok && isMeant) Object.assign(answer, { data: without(answer.data) });
      return answer;
    },
  });
}

describe.each(["lists", "everything"] as const)("where no age is named in %s", (where) => {
  /** A section that was saved before it was shown. */
  const begin = async () => {
    const { section, scene } = await open();
    await publish(made(columns, section, "theirs", scene), port());
    return { section: { ...(await shown(section.elementId)), seen: "" }, scene };
  };
  const statuses = async (list: readonly Operation[]) =>
    (await publish(list, forgetful(where))).results.map(statusOf);

  it("a master is followed without a question when nobody has changed the section", async () => {
    const { section, scene } = await begin();
    expect(await statuses([followMaster(section, scene.master)])).toEqual(["saved"]);
    const free = followMaster({ ...(await shown(section.elementId)), seen: "" }, null);
    expect(await statuses([free])).toEqual(["saved"]);
    await leave();
  });

  it("nor does one ask about one's own words of the same publish", async () => {
    const { section, scene } = await begin();
    const both = [...made(title, section, "mine", scene), followMaster(section, scene.master)];
    expect(await statuses(both)).toEqual(["saved", "saved"]);
    await leave();
  });

  it("is asked about what somebody else has changed, once", async () => {
    const { section, scene } = await begin();
    await publish(made(title, section, "theirs", scene), port());
    const [, own] = made(columns, section, "mine", scene);
    const mine = followMaster(section, scene.master);
    expect(own).toBeUndefined();
    const { results } = await publish([mine], forgetful(where));
    expect(results.map(statusOf)).toEqual(["conflict"]);
    const [problem] = results;
    if (problem?.status !== "conflict") throw new Error("no conflict");
    expect(await statuses([rebase(mine, problem)])).toEqual(["saved"]);
    await leave();
  });
});

describe("a section that had never been saved when it was shown", () => {
  it.each<[string, PublishPort, boolean]>([
    ["is told", port(), true],
    [
      "is told by a backend that reads none by id",
      Object.assign(port(), { offers: (capability: string) => capability !== "elementGet" }),
      true,
    ],
    ["cannot be told where lists name no age", forgetful("lists"), false],
  ])("has both changes of two people, which %s", async (_, own, isTold) => {
    const { section, scene } = await open();
    expect(section.seen).toBe("");
    const mine = made(title, section, "mine", scene);
    const alone = await publish(made(columns, section, "theirs", scene), own);
    expect(alone.merged).toBe(false);
    const { results, merged } = await publish(mine, own);
    expect([results.map(statusOf), merged]).toEqual([["saved"], isTold]);
    const { meta, options } = await held(section.elementId);
    expect(meta).toMatchObject({ title: "mine-word" });
    expect(options).not.toEqual(BASE.options);
    await leave();
  });

  it("is as old as its own publish has made it, which puts it in its place", async () => {
    const { scene } = await open();
    const [first = 0] = scene.ids;
    const page = { handler: scene.handler, ids: scene.ids, after: first };
    const { created, seen } = await publish(insertSection(page, "cards", -1), port());
    const id = created["-1"] ?? 0;
    const { updated_at } = await held(id);
    expect(updated_at).toEqual(expect.any(String));
    expect(seen).toEqual({ [id]: updated_at });
    await leave();
  });
});
