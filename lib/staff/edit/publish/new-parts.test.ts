import { beforeAll, expect, it } from "vitest";
import { insertSection } from "#lib/staff/edit/model/actions.ts";
import type { Operation, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { copySection } from "#lib/staff/edit/model/page-sections.ts";
import { partKeysOf } from "#lib/staff/edit/model/part-keys.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { DEEDS } from "#tests/overlaps/edit-actions.ts";
import {
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
import { publish } from "./publish.ts";

mountSandbox();
beforeAll(enter);

const titleOf = (elementId: number, key: string, after: string): SetOperation => ({
  ...{ kind: "set", elementId, handler: "page-section:overlap", seen: "", slot: "text" },
  ...{ path: `parts.${key}.meta.title`, about: { component: "cards", title: "" }, after },
});
const statuses = async (list: readonly Operation[]) =>
  (await publish(list, port())).results.map(statusOf);

it("names the keys of parts that were added, under which they are written from then on", async () => {
  const { section, scene } = await open();
  const id = section.elementId;
  const [insert] = made(DEEDS.insertPart[0] ?? expect.fail(), section, "mine", scene);
  if (insert?.kind !== "insertPart") throw new Error("nothing is added");
  const { parts = {} } = await publish([insert, titleOf(id, insert.key, "First")], port());
  expect(Object.keys(parts)).toEqual([`${id}:${insert.key}`]);
  const key = parts[`${id}:${insert.key}`] ?? "";
  const next = { ...titleOf(id, key, "Typed on"), before: "First" };
  expect(await statuses([next])).toEqual(["saved"]);
  expect((await stored(id)).own).toContain("Typed on");
  // Existing parts have kept their keys.
  expect(key).toMatch(/^p\d+$/);
  expect(["p11", "p12"]).not.toContain(key);
  await leave();
});

it("names those of the parts of a new section too", async () => {
  const { section, scene } = await open();
  const part = {
    title: "",
    meta: {},
    linkMeta: {},
    mobileMeta: {},
    options: {},
    mobileOptions: {},
  };
  const list = insertSection(
    { handler: section.handler, ids: scene.ids, after: section.elementId },
    "cards",
    -1,
    { parts: [part] },
  );
  const { created, parts = {} } = await publish(list, port());
  const id = created[-1] ?? 0;
  const key = parts[`${id}:${partKeysOf([part])[0]}`] ?? "";
  expect(await statuses([titleOf(id, key, "Typed on")])).toEqual(["saved"]);
  expect((await stored(id)).own).toContain("Typed on");
  await leave();
});

it("names the parts without ids whose places are those of another list since", async () => {
  const { section, scene } = await open("without ids of parts");
  const id = section.elementId;
  const [insert] = made(DEEDS.insertPart[0] ?? expect.fail(), section, "mine", scene);
  const [removal] = made(DEEDS.removePart[0] ?? expect.fail(), section, "mine", scene);
  if (insert?.kind !== "insertPart" || !removal) throw new Error("nothing is done");
  const { parts, results } = await publish([removal, insert], port());
  expect(results.map(statusOf)).toEqual(["saved", "saved"]);
  const [first = "", second] = (await shown(id)).partKeys;
  expect(parts).toEqual({
    [`${id}:${insert.key}`]: first,
    [`${id}:${section.partKeys[1]}`]: second,
  });
  // A place of now is written without a question.
  const next = { ...titleOf(id, first, "Typed on"), before: "mine-word" };
  expect(await statuses([next])).toEqual(["saved"]);
  await leave();
});

it.each([
  ["as it was", false, ["saved", "saved", "saved"]],
  ["changed by somebody else", true, ["failed", "conflict"]],
])("puts what was typed in the parts of a copy where they are in what it copies, %s", async (_, isChanged, expected) => {
  const { section, scene } = await open();
  const { handler } = section;
  const [copy, order] = copySection({}, section, { handler, ids: scene.ids }, -1);
  if (copy?.kind !== "insert" || !order) throw new Error("nothing is copied");
  const key = partKeysOf(copy.content.parts)[1] ?? "";
  const typed = { ...titleOf(-1, key, "Typed in the copy"), before: "second-base", handler };
  const title = DEEDS.set.find(({ name }) => name === "sets parts.p11.meta.title");
  const theirs = made(title ?? expect.fail(), section, "theirs", scene);
  if (isChanged) await publish(theirs, port());
  const { created, results } = await publish([copy, typed, ...(isChanged ? [] : [order])], port());
  expect(results.map(({ status }) => status)).toEqual(expected);
  if (!isChanged)
    expect((await held(created[-1] ?? 0)).parts).toMatchObject([
      { meta: { title: "first-base" } },
      { meta: { title: "Typed in the copy" } },
    ]);
  await leave();
});
