// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openVisits } from "#tests/factories/open-visits.ts";
import type { FormPlace, UnsentField, UnsentFields, UnsentVisits } from "./form-shelf.ts";

/** The device's stored fields, by form and tab. */
const device = vi.hoisted(() => ({ kept: new Map<string, Map<string, UnsentFields>>() }));
const held = openVisits();
vi.mock("./form-shelf.ts", () => {
  const keyOf = (place: FormPlace) => JSON.stringify(Object.entries(place).toSorted());
  return {
    readForm: async (place: FormPlace) => new Map(device.kept.get(keyOf(place))),
    keepForm: async (place: FormPlace, visits: UnsentVisits) => {
      const all = new Map([...(device.kept.get(keyOf(place)) ?? []), ...visits]);
      const filled = [...all].filter(([, fields]) => Object.keys(fields).length > 0);
      device.kept.set(keyOf(place), new Map(filled));
    },
  };
});

const OWNER = { domain: "shop.test", locale: "en", person: "3" };
const SAVED = { title: "About", body: "", terms: [1, 2] };
const field = (own: unknown, before: unknown, at = "2026-05-01T14:02:00Z"): UnsentField => ({
  at,
  own,
  before,
});
/** The stored fields of the form from tabs that this test has made up. */
const left = (visits: Record<string, UnsentFields>, owner = OWNER) =>
  device.kept.set(
    JSON.stringify(Object.entries({ ...owner, form: "page:9" }).toSorted()),
    new Map(Object.entries(visits)),
  );
/** Fields that the device keeps, of all forms and visits. */
const kept = () =>
  [...device.kept.values()].flatMap((visits) =>
    [...visits.values()].map((fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, { own }]) => [name, own])),
    ),
  );

beforeEach(() => device.kept.clear());
afterEach(cleanup);

/** The form on a page that has just been loaded. */
async function load(owner = OWNER, saved = SAVED, form = "page:9") {
  vi.resetModules();
  const { useUnsent, hasUnsent } = await import("./use-unsent.ts");
  const open = async (now = saved, of = form, as = owner) => {
    const hook = renderHook((current) => useUnsent(as, of, current), { initialProps: now });
    await act(async () => {});
    return { ...hook, form: () => hook.result.current };
  };
  return { ...(await open()), open, hasUnsent };
}
/** The tab is killed: its lock is free. */
const kill = () => {
  cleanup();
  held.length = 0;
};

it("has what was typed again when its tab was killed, and says so", async () => {
  const { form } = await load();
  expect(form().isBroughtBack).toBe(false);
  act(() => form().set({ body: "<p>Long</p>" }));
  act(() => form().set({ body: "<p>Longer</p>", terms: [2] }));
  kill();
  const again = await load();
  expect(again.form().values).toEqual({ title: "About", body: "<p>Longer</p>", terms: [2] });
  expect(again.form().isBroughtBack).toBe(true);
  // An editor that shows the text must show it again.
  expect(again.form().revision).toBe(1);
  expect(kept()).toEqual([{ body: "<p>Longer</p>", terms: [2] }]);
});

it("takes nothing from a tab that is open", async () => {
  const { form } = await load();
  act(() => form().set({ title: "Mine" }));
  const second = await load();
  expect(second.form().values).toEqual(SAVED);
  act(() => second.form().set({ title: "Also mine" }));
  expect(kept()).toEqual([{ title: "Mine" }, { title: "Also mine" }]);
});

it("shows nothing to another person, in another language or in another form", async () => {
  const { form } = await load();
  act(() => form().set({ title: "Mine" }));
  kill();
  for (const owner of [
    { ...OWNER, person: "4" },
    { ...OWNER, locale: "hr" },
    { ...OWNER, domain: "other.test" },
  ])
    expect((await load(owner)).form().values).toEqual(SAVED);
  expect((await load(OWNER, SAVED, "page:10")).form().values).toEqual(SAVED);
  expect(kept()).toEqual([{ title: "Mine" }]);
});

it("shows nothing to the next person who logs in on the same page", async () => {
  const { form, open } = await load();
  act(() => form().set({ title: "Mine" }));
  const next = await open(SAVED, "page:9", { ...OWNER, person: "4" });
  expect(next.form().values).toEqual(SAVED);
});

it("keeps nothing on the device where nobody is known", async () => {
  const { form } = await load({ ...OWNER, person: "" });
  act(() => form().set({ title: "Mine" }));
  expect(form().values.title).toBe("Mine");
  expect(kept()).toEqual([]);
});

it("outlasts the form in the same page, and is asked for before the page is left", async () => {
  const { form, unmount, open, hasUnsent } = await load();
  expect(hasUnsent()).toBe(false);
  act(() => form().set({ title: "Mine" }));
  expect(hasUnsent()).toBe(true);
  unmount();
  const again = await open();
  expect(again.form().values.title).toBe("Mine");
  expect(again.form().isBroughtBack).toBe(true);
  act(() => again.form().discard());
  expect(again.form().values).toEqual(SAVED);
  expect(again.form().isBroughtBack).toBe(false);
  expect(hasUnsent()).toBe(false);
});

it("is gone once it is saved, set back or discarded", async () => {
  const { form } = await load();
  act(() => form().set({ title: "Mine", body: "Text" }));
  act(() => form().set({ title: "About" }));
  expect(kept()).toEqual([{ body: "Text" }]);
  act(() => void form().settle(form().values));
  expect(kept()).toEqual([]);
  act(() => form().set({ title: "Mine" }));
  act(() => form().discard());
  expect(kept()).toEqual([]);
});

it("keeps what was typed on while it was being saved, from now on against what was saved", async () => {
  const { form, rerender } = await load();
  act(() => form().set({ title: "Mine", body: "Text" }));
  const sent = form().values;
  act(() => form().set({ title: "Mine and more" }));
  act(() => expect(form().settle(sent)).toBe(true));
  rerender({ ...SAVED, title: "Mine", body: "Text" });
  expect(form().values).toMatchObject({ title: "Mine and more", body: "Text" });
  expect(form().theirs.size).toBe(0);
  expect(kept()).toEqual([{ title: "Mine and more" }]);
});

it("names the fields that somebody else has saved otherwise since, after a reload too", async () => {
  const { form } = await load();
  act(() => form().set({ title: "Mine", body: "Text" }));
  kill();
  const theirs = { ...SAVED, title: "Theirs", terms: [1] };
  const again = await load(OWNER, theirs);
  expect(again.form().values).toEqual({ title: "Mine", body: "Text", terms: [1] });
  expect([...again.form().theirs]).toEqual(["title"]);
  act(() => again.form().set({ title: "Theirs" }));
  expect(again.form().theirs.size).toBe(0);
  expect(kept()).toEqual([{ body: "Text" }]);
});

it("takes the newer of what two tabs have left of a field; the older comes when that one is saved", async () => {
  left({
    old: { title: field("Old", "About"), body: field("Text", "") },
    new: { title: field("New", "About", "2026-05-02T14:02:00Z") },
  });
  const { form } = await load();
  expect(form().values).toMatchObject({ title: "New", body: "Text" });
  expect(kept()).toEqual([{ title: "Old" }, { title: "New", body: "Text" }]);
  act(() => void form().settle(form().values));
  kill();
  const again = await load(OWNER, { ...SAVED, title: "New", body: "Text" });
  expect(again.form().values.title).toBe("Old");
  expect([...again.form().theirs]).toEqual(["title"]);
});

it("brings back nothing that is saved by now, and leaves what the form cannot hold", async () => {
  left({
    gone: { title: field("About", "Before"), terms: field("1,2", []), subtitle: field("x", "") },
  });
  const { form } = await load();
  expect(form().values).toEqual(SAVED);
  expect(form().isBroughtBack).toBe(false);
  expect(kept()).toEqual([{ terms: "1,2", subtitle: "x" }]);
});

it("replaces nothing that is typed before the device has answered", async () => {
  left({ gone: { title: field("Lost", "About"), body: field("Text", "") } });
  vi.resetModules();
  const { useUnsent } = await import("./use-unsent.ts");
  const { result } = renderHook(() => useUnsent(OWNER, "page:9", SAVED));
  act(() => result.current.set({ title: "Typed" }));
  await act(async () => {});
  expect(result.current.values).toMatchObject({ title: "Typed", body: "Text" });
  expect(kept()).toEqual([{ title: "Lost" }, { title: "Typed", body: "Text" }]);
});
