import { beforeEach, expect, it } from "vitest";
import type { SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { EMPTY_CONTENT } from "#lib/staff/edit/model/edit-operation.ts";
import type { PublishPort } from "./port.ts";
import { publish } from "./publish.ts";

/** A backend with one element, which answers a write by a bare confirmation. */
let held: Record<string, unknown>;
let writes: number;
let answer: unknown;
let isDown: boolean;

beforeEach(() => {
  writes = 0;
  isDown = false;
  answer = {};
  held = {
    ...{ id: 5, handler: "page-section:home", language_code: "en", updated_at: "t0" },
    meta: { title: "Old" },
    options: { component: "cards" },
    parts: [],
  };
});

const port: PublishPort = {
  locale: "en",
  siteId: 7,
  offers: (capability) => capability === "elementGet",
  send: async (call, { input }) => {
    if (call.method === "PATCH") {
      writes += 1;
      const written = input as Record<string, unknown>;
      const parts = (written.parts ?? held.parts) as object[];
      const numbered = parts.map((part, at) => ({ ...part, id: 70 + at }));
      held = { ...held, ...written, parts: numbered, updated_at: `t${writes}` };
      return { ok: true, data: call.answer.parse(answer) as never };
    }
    if (isDown && writes > 0)
      return { ok: false, error: { kind: "network", status: 0, message: "" } };
    return { ok: true, data: call.answer.parse(held) as never };
  },
};

const ofElement = {
  elementId: 5,
  handler: "page-section:home",
  about: { component: "cards", title: "" },
};
const set = (before: string, after: string, seen: string): SetOperation => ({
  ...{ ...ofElement, kind: "set", path: "meta.title", slot: "text" },
  ...{ before, after, seen },
});

it.each([{}, null, { id: 5 }])("knows its own save again that was confirmed by %j", async (by) => {
  answer = by;
  const first = await publish([set("Old", "New", "t0")], port);
  expect(first).toMatchObject({ merged: false, seen: { 5: "t1" }, results: [{ status: "saved" }] });
  const second = await publish([set("New", "Newer", first.seen?.[5] ?? "t0")], port);
  expect(second).toMatchObject({ merged: false, seen: { 5: "t2" } });
});

it("names the keys of new parts", async () => {
  const part = {
    ...({ ...ofElement, kind: "insertPart", seen: "t0" } as const),
    ...{ key: "p-new", beforeKey: null, content: EMPTY_CONTENT },
  };
  const { parts, results } = await publish([part], port);
  expect(results).toMatchObject([{ status: "saved" }]);
  expect(Object.values(parts ?? {})).toEqual(["p70"]);
});

it("has saved, also where it cannot be read afterwards", async () => {
  isDown = true;
  const { results } = await publish([set("Old", "New", "t0")], port);
  expect(results).toMatchObject([{ status: "saved" }]);
});
