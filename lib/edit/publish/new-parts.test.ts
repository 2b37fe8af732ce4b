import { beforeAll, expect, it } from "vitest";
import { insertSection } from "#lib/edit/model/actions.ts";
import type { Operation, SetOperation } from "#lib/edit/model/operation.ts";
import { copySection } from "#lib/edit/model/page-sections.ts";
import { marksOf } from "#lib/edit/model/part-marks.ts";
import { withPlaces } from "#lib/edit/model/part-places.ts";
import { placesOf } from "#lib/edit/model/section.ts";
import { mountSandbox } from "#tests/msw/sandbox.ts";
import { DEEDS } from "#tests/overlaps/deeds.ts";
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
  const key = parts[`${id}:i0`] ?? "";
  expect(await statuses([titleOf(id, key, "Typed on")])).toEqual(["saved"]);
  expect((await stored(id)).own).toContain("Typed on");
  await leave();
});

it("names all parts without ids, and what they were and are known by", async () => {
  const { section, scene } = await open("without ids of parts");
  const id = section.elementId;
  const [insert] = made(DEEDS.insertPart[0] ?? expect.fail(), section, "mine", scene);
  const [removal] = made(DEEDS.removePart[0] ?? expect.fail(), section, "mine", scene);
  if (insert?.kind !== "insertPart" || !removal) throw new Error("nothing is done");
  const { parts, places, results } = await publish([removal, insert], port());
  expect(results.map(statusOf)).toEqual(["saved", "saved"]);
  expect(parts).toEqual({ [`${id}:${insert.key}`]: "i0", [`${id}:i1`]: "i1" });
  const now = placesOf(await shown(id));
  expect(places).toEqual({ [id]: { before: placesOf(section), now } });
  // A place of now is written by what is known now.
  const next = withPlaces(titleOf(id, "i0", "Typed on"), now);
  expect(await statuses([{ ...next, before: "mine-word" }])).toEqual(["saved"]);
  await leave();
});

it("puts what was typed in the parts of a copy where they are in what it copies", async () => {
  const { section, scene } = await open();
  const { elementId, handler } = section;
  const [copy, order] = copySection({}, section, { handler, ids: scene.ids }, -1);
  if (copy?.kind !== "insert" || !order) throw new Error("nothing is copied");
  const title = { ...titleOf(-1, "i1", "Typed in the copy"), before: "second-base", handler };
  const typed = withPlaces(title, marksOf(copy.content.parts));
  // Somebody else removes the first part of what is copied.
  const theirs = made(DEEDS.removePart[0] ?? expect.fail(), section, "theirs", scene);
  await publish(theirs, port());
  const { created } = await publish([copy, order, typed], port());
  const { parts } = await held(created[-1] ?? 0);
  expect(parts).toMatchObject([{ meta: { title: "Typed in the copy" } }]);
  expect((await held(elementId)).parts).toMatchObject([{ meta: { title: "second-base" } }]);
  await leave();
});
