import { beforeEach, expect, it, vi } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { fc } from "#tests/property.ts";
import { keepForm, keptForm } from "./stored-form.ts";

const packed = vi.hoisted(() => ({ times: 0 }));
vi.mock(import("node:zlib"), async (load) => {
  const zlib = await load();
  const deflateRawSync: typeof zlib.deflateRawSync = (text, options) => {
    packed.times += 1;
    return zlib.deflateRawSync(text, options);
  };
  return { ...zlib, deflateRawSync };
});
beforeEach(() => {
  packed.times = 0;
});

/** Bytes of a posted form at most. */
const BODY = 32 * 1024;

const name = fc.oneof(fc.string({ maxLength: 200 }), fc.uuid(), fc.constant("field-name"));
const texts = fc.array(fc.oneof(fc.string({ unit: "binary", maxLength: 4_000 }), fc.uuid()), {
  maxLength: 40,
});

const fit = (kept: object): boolean => JSON.stringify(kept).length <= BODY;
const anything = fc
  .record({
    form: fc.oneof(fc.constant("3"), fc.string({ maxLength: BODY })),
    values: fc.dictionary(name, texts, { maxKeys: 200 }),
    mistakes: fc.dictionary(name, fc.string({ maxLength: 300 }), { maxKeys: 20 }),
    sent: fc.option(fc.record({ goalType: fc.string(), goal: fc.string(), message: fc.string() })),
  })
  .filter(fit);

/** The cookie that a browser returns for a `Set-Cookie` header. */
const brought = (set: string) => cookiesOf(new Headers({ cookie: set.split(";")[0] ?? "" }));

it("whatever was typed ends in one cookie, or in none", () => {
  fc.assert(
    fc.property(anything, (kept) => {
      packed.times = 0;
      const set = keepForm(kept, false);
      // Once, once without texts, and once for every halving of 32 KiB down to nothing.
      expect(packed.times).toBeLessThanOrEqual(2 + 16);
      expect(set.length).toBeLessThan(4_096);
      const held = keptForm(brought(set), kept.form);
      expect(held === null ? [] : Object.keys(held.values)).toEqual(
        held === null ? [] : Object.keys(kept.values),
      );
    }),
    { numRuns: 200 },
  );
});

/** Letters that no compression makes fewer. */
const noise = (length: number): string =>
  Array.from({ length: Math.ceil(length / 32) }, () => crypto.randomUUID().replaceAll("-", ""))
    .join("")
    .slice(0, length);

it("what is not whole is named, as much as fits is kept, and no character is cut in two", () => {
  const long = `${noise(1_501)}${"🎾".repeat(4_000)}${noise(9_000)}`;
  const values = { name: ["Ana"], text: [long], more: ["short"] };
  const held = keptForm(
    brought(keepForm({ form: "3", values, mistakes: {}, sent: null }, false)),
    "3",
  );
  const [text = ""] = held?.values.text ?? [];
  expect([held?.cut, held?.values.name, held?.values.more]).toEqual([["text"], ["Ana"], ["short"]]);
  expect(long.startsWith(text) && text.isWellFormed()).toBe(true);
  expect(text.length).toBeGreaterThan(9_501);
});

it("what fits is whole, and nothing is named", () => {
  const values = { text: [noise(2_500)], empty: [""] };
  const set = keepForm({ form: "3", values, mistakes: {}, sent: null }, false);
  expect(keptForm(brought(set), "3")).toMatchObject({ values });
  expect(keptForm(brought(set), "3")?.cut ?? []).toEqual([]);
});

it.each([
  ["a long name of a form", { form: noise(30_000), values: {} }],
  ["a long name of a field", { form: "3", values: { [noise(30_000)]: ["a"] } }],
  [
    "many names",
    {
      form: "3",
      values: Object.fromEntries(Array.from({ length: 800 }, () => [noise(32), ["a"]])),
    },
  ],
  [
    "many names and a long text",
    {
      form: "3",
      values: {
        ...Object.fromEntries(Array.from({ length: 400 }, () => [noise(32), [""]])),
        a: [noise(16_000)],
      },
    },
  ],
])("%s is not kept, and packed no more than twice", (_, typed) => {
  expect(keepForm({ ...typed, mistakes: {}, sent: null }, false)).toContain("Max-Age=0");
  expect(packed.times).toBe(2);
});
