import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import de from "#messages/de.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { SOURCES } from "./sources.ts";

type Tree = { [key: string]: string | Tree };

/** `namespace.key` → text of a whole catalogue. */
function flatten(tree: Tree, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const catalogues = { en: flatten(en as Tree), hr: flatten(hr as Tree), de: flatten(de as Tree) };
/** Names of ICU arguments, `{count, plural, …}` included. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]))].sort();

describe("messages", () => {
  for (const locale of ["hr", "de"] as const) {
    it(`${locale} has the keys of en, no more and no fewer`, () => {
      expect([...catalogues[locale].keys()].sort()).toEqual([...catalogues.en.keys()].sort());
    });

    it(`${locale} uses the same placeholders`, () => {
      const wrong = [...catalogues.en].filter(
        ([key, text]) =>
          !/plural|select/.test(text) &&
          placeholders(text).join() !== placeholders(catalogues[locale].get(key) ?? "").join(),
      );
      expect(wrong.map(([key]) => key)).toEqual([]);
    });
  }

  it("no sentence is untranslated", () => {
    const words = (text: string) =>
      text.replace(/\{[^{}]*\}|<[^>]*>/g, " ").match(/\p{L}{2,}/gu) ?? [];
    const left = (["hr", "de"] as const).flatMap((locale) =>
      [...catalogues[locale]].filter(
        ([key, text]) => text === catalogues.en.get(key) && words(text).length > 1,
      ),
    );
    expect(left).toEqual([]);
  });

  it("every catalogue is known to every loader", () => {
    const files = readdirSync(new URL("../../messages", import.meta.url));
    for (const loader of [
      "lib/i18n/messages.ts",
      "lib/middleware/static-page-messages.ts",
      "components/messages/lazy-messages.tsx",
    ]) {
      const text = SOURCES.find(({ file }) => file === loader)?.text ?? "";
      expect(
        files.filter((name) => !text.includes(`#messages/${name}`)),
        loader,
      ).toEqual([]);
    }
  });

  it("no message is empty", () => {
    const empty = Object.entries(catalogues).flatMap(([locale, all]) =>
      [...all].filter(([, text]) => text.trim() === "").map(([key]) => `${locale}:${key}`),
    );
    expect(empty).toEqual([]);
  });

  it("every namespace is used", () => {
    const code = SOURCES.map(({ text }) => text).join("\n");
    expect(
      Object.keys(en).filter((namespace) => !new RegExp(`["'\`]${namespace}[."'\`]`).test(code)),
    ).toEqual([]);
  });
});
