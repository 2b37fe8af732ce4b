import { readdirSync } from "node:fs";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import ar from "#messages/ar.json";
import de from "#messages/de.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { flatten } from "./catalogue.ts";
import { SOURCES } from "./sources.ts";

const TRANSLATED = ["hr", "de", "ar"] as const;
const catalogues = {
  en: flatten(en),
  hr: flatten(hr),
  de: flatten(de),
  ar: flatten(ar),
};
const isNumber = (text: string, name: string | undefined) =>
  new RegExp(`\\{${name}, (plural|number)`).test(text);
/** Names of ICU arguments, `{count, plural, …}` included. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((match) => match[1]))].sort();

describe("messages", () => {
  for (const locale of TRANSLATED) {
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
    const left = TRANSLATED.flatMap((locale) =>
      [...catalogues[locale]].filter(
        ([key, text]) => text === catalogues.en.get(key) && words(text).length > 1,
      ),
    );
    expect(left).toEqual([]);
  });

  it("a plural has every form of its language", () => {
    const incomplete = Object.entries(catalogues).flatMap(([locale, all]) => {
      const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      return [...all].flatMap(([key, text]) => {
        const plurals = text.match(/, plural,/g)?.length ?? 0;
        const missing = forms.filter(
          (form) => (text.match(new RegExp(`[\\s}]${form} \\{`, "g"))?.length ?? 0) < plurals,
        );
        return missing.length > 0 ? [`${locale}:${key} lacks ${missing.join(", ")}`] : [];
      });
    });
    expect(incomplete).toEqual([]);
  });

  it("every message can be formatted, with few, many and no things", () => {
    const broken: string[] = [];
    for (const [locale, all] of Object.entries(catalogues)) {
      for (const [key, text] of all) {
        const onError = ({ message }: Error) => void broken.push(`${locale}:${key}: ${message}`);
        const t = createTranslator({ locale, messages: { text }, timeZone: "UTC", onError });
        const tags = [...text.matchAll(/<(\w+)>/g)].map(([, tag]) => [tag, String]);
        for (const count of [0, 1, 2, 5, 11, 100]) {
          const values = placeholders(text).map((name) => [
            name,
            isNumber(text, name) ? count : "x",
          ]);
          t.markup("text", Object.fromEntries([...values, ...tags]));
        }
      }
    }
    expect(broken).toEqual([]);
  });

  it("every catalogue is known to every loader", () => {
    const files = readdirSync(new URL("../../messages", import.meta.url));
    for (const loader of [
      "lib/web/i18n/catalogues.ts",
      "lib/staff/i18n/staff-catalogues.ts",
      "lib/web/static-page/static-page-messages.ts",
    ]) {
      const text = SOURCES.find(({ file }) => file === loader)?.text ?? "";
      expect(
        files.filter((name) => !text.includes(`#messages/${name}`)),
        loader,
      ).toEqual([]);
    }
  });

  it("the sentence for a browser that is offline is written in every language", () => {
    const file = "components/shop/cart-runtime/offline-toast.ts";
    const text = SOURCES.find((source) => source.file === file)?.text ?? "";
    expect(Object.keys(catalogues).filter((locale) => !text.includes(`${locale}: "`))).toEqual([]);
  });

  it("no message is empty", () => {
    const empty = Object.entries(catalogues).flatMap(([locale, all]) =>
      [...all].filter(([, text]) => text.trim() === "").map(([key]) => `${locale}:${key}`),
    );
    expect(empty).toEqual([]);
  });

  it("no two buttons of the edit bar and the offer of a draft have the same word", () => {
    const names = ["browse", "edit", "exit", "more", "publish", "redo", "undo"].map(
      (name) => `edit.${name}`,
    );
    const shown = [...names, ...["discard", "restore", "view"].map((name) => `edit.draft.${name}`)];
    for (const [locale, all] of Object.entries(catalogues))
      expect(new Set(shown.map((key) => all.get(key))).size, locale).toBe(shown.length);
  });

  it("every namespace is used", () => {
    const code = SOURCES.map(({ text }) => text).join("\n");
    expect(
      Object.keys(en).filter((namespace) => !new RegExp(`["'\`]${namespace}[."'\`]`).test(code)),
    ).toEqual([]);
  });
});
