import { beforeAll, expect, it } from "vitest";
import { insertSection } from "#lib/edit/model/actions.ts";
import type { Operation, SetOperation } from "#lib/edit/model/operation.ts";
import { mountSandbox } from "#tests/msw/sandbox.ts";
import { DEEDS } from "#tests/overlaps/deeds.ts";
import { enter, leave, made, open, port, statusOf, stored } from "#tests/overlaps/stage.ts";
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
  // What was there has kept its own.
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
