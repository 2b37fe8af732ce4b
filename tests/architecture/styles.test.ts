import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT, SOURCES } from "./sources.ts";

/** The selectors of a file's rules, without those inside of conditions and layers. */
function selectorsOf(text: string): string[] {
  const found: string[] = [];
  let [depth, head] = [0, ""];
  for (const sign of text.replace(/\/\*[\s\S]*?\*\//g, "")) {
    if (sign === "{") {
      const selector = head.trim().replace(/\s+/g, " ");
      if (depth === 0 && !selector.startsWith("@")) found.push(selector);
      depth += 1;
      head = "";
    } else if (sign === "}" || sign === ";") {
      if (sign === "}") depth -= 1;
      head = "";
    } else head += sign;
  }
  return found;
}

it("a selector has its rule in one file, whatever files a page has loaded before", () => {
  const files = new Map<string, Set<string>>();
  for (const file of globSync("components/**/*.css", { cwd: ROOT }))
    for (const selector of selectorsOf(readFileSync(join(ROOT, file), "utf8")))
      files.set(selector, (files.get(selector) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(50);
  const shared = [...files].filter(([selector, { size }]) => size > 1 && selector !== ":root");
  expect(shared).toEqual([]);
});

/** Pseudo-classes that change with every key, the pointer or the focus. */
const FLEETING = /:(empty|hover|focus|active|placeholder-shown|first-child|last-child|only-child)/;

/** The rules of a file whose selector has `:has()`, each with its content and the rest of the selector. */
function hasRulesOf(text: string) {
  const heads = text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .matchAll(/(?<=^|[{};])([^{};]*:has\([^{};]*)\{/g);
  return [...heads].flatMap(([, head = ""]) => {
    const selector = head.trim().replace(/\s+/g, " ");
    return [...selector.matchAll(/:has\(/g)].map(({ index }) => {
      const begin = index + ":has(".length;
      let [end, depth] = [begin, 1];
      for (; depth > 0 && end < selector.length; end += 1)
        depth += Number(selector[end] === "(") - Number(selector[end] === ")");
      return { selector, inside: selector.slice(begin, end - 1), after: selector.slice(end) };
    });
  });
}

const edited = () =>
  globSync("{components,app}/**/*.css", { cwd: ROOT }).flatMap((file) =>
    hasRulesOf(readFileSync(join(ROOT, file), "utf8")).map((rule) => ({ file, ...rule })),
  );

it("no `:has()` depends on what changes with every key: the browser would look through the whole page", () => {
  const rules = edited();
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter(({ inside }) => FLEETING.test(inside))).toEqual([]);
});

it("what follows a `:has()` is named, so that the browser restyles that and not the whole page", () => {
  const isNamed = (compound: string) => /^(&|[.#[\w]|:is\( ?[.#[\w])/.test(compound);
  const unnamed = edited().filter(({ after }) => {
    // Further conditions on the same element aren't another element.
    const [, ...others] = after.split(/[ >+~]+(?![^(]*\))/);
    return !others.every((compound) => compound === "" || isNamed(compound));
  });
  expect(unnamed).toEqual([]);
});

/** The selectors inside of rules whose own selector has `:has()`, which then holds for each of them. */
function insideOfHas(text: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let head = "";
  for (const sign of text.replace(/\/\*[\s\S]*?\*\//g, "")) {
    if (sign === "{") {
      const selector = head.trim();
      const isInside = open.some((outer) => outer.includes(":has("));
      if (isInside && !/^[@&]/.test(selector)) found.push(selector);
      open.push(selector);
    } else if (sign === "}") open.pop();
    head = /[{};]/.test(sign) ? "" : head + sign;
  }
  return found;
}

it("many rules below one `:has()` are in a file of the pages that need them: each is looked for at every change", () => {
  const found = globSync("{components,app}/**/*.css", { cwd: ROOT }).filter(
    (file) => insideOfHas(readFileSync(join(ROOT, file), "utf8")).length > 0,
  );
  expect(found).toEqual(["components/pages/layout/enclosed.css"]);
  const site = readFileSync(join(ROOT, "app/styles/site.css"), "utf8");
  expect(site).toContain("shell.css");
  expect(site).not.toContain("enclosed.css");
});

it("nothing is styled by whether any list around it is busy: the browser would restyle all that is in whatever is", () => {
  const found = SOURCES.filter(({ file }) => /^(app|components)\/.*\.tsx?$/.test(file)).filter(
    ({ text }) => /(group|peer|in)-(\[\[?)?aria-busy/.test(text),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

it("only what a class or an attribute says may be empty is asked for `:empty`, and no place of the page that has words", () => {
  const compounds = globSync("{components,app}/**/*.css", { cwd: ROOT }).flatMap((file) =>
    selectorsOf(readFileSync(join(ROOT, file), "utf8"))
      .flatMap((selector) => selector.split(/[ >+~,]+(?![^(]*\))/))
      .filter((compound) => compound.includes(":empty")),
  );
  expect(compounds.length).toBeGreaterThan(3);
  const isNamed = (compound: string) => /^\.[\w-]|\[data-edit-empty\]/.test(compound);
  expect(compounds.filter((compound) => !isNamed(compound))).toEqual([]);
});

it("languages are told by their attribute: for `:lang()` the browser looks through ancestors again and again", () => {
  const found = globSync("{components,app}/**/*.css", { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .includes(":lang("),
  );
  expect(found).toEqual([]);
});
