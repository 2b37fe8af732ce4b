import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { OWN_SCRIPTS } from "#lib/web/security/inline-scripts.ts";
import { isKnownScript } from "./known-scripts.ts";
import { REACT_SCRIPTS } from "./react-scripts.ts";

const next = join(createRequire(import.meta.url).resolve("next/package.json"), "../dist");
const react = readFileSync(
  join(next, "compiled/react-dom/cjs/react-dom-server.node.production.js"),
  "utf8",
);
/** The literals of React's server that begin as a script of the page does. */
const written = [...react.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g)]
  .map(([literal]) => literal)
  .filter((text) => /^.(?:\$R[A-Z]=|requestAnimationFrame\(|addEventListener\()/.test(text))
  .map(unquoted);

function unquoted(literal: string): string {
  const inner = literal.slice(1, -1).replace(/\\'/g, "'");
  const json = inner.replace(/\\.|"/g, (part) => (part === '"' ? '\\"' : part));
  return String(JSON.parse(`"${json}"`));
}

const RC = REACT_SCRIPTS.find((text) => text.includes("$RC=")) ?? "";
const RS = REACT_SCRIPTS.find((text) => text.startsWith("$RS=")) ?? "";
const RX = REACT_SCRIPTS.find((text) => text.startsWith("$RX=")) ?? "";
const RR = REACT_SCRIPTS.find((text) => text.includes("$RR=")) ?? "";
const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/05q7p63khbjk_.js"],"runtimeModuleIds":[94553]});';

describe("what pages of ours hold", () => {
  it.each([
    ...OWN_SCRIPTS,
    ...REACT_SCRIPTS,
    "(self.__next_f=self.__next_f||[]).push([0])",
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,["form","k",1]])',
    String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n10:I[53348,[\"$2\"],\"default\"]\n5:X\n"])`,
    String.raw`self.__next_f.push([1,"a:T5,\u003cscript\u003ealert(1)\u003c/script\u003e"])`,
    'self.__next_f.push([3,"AAEC/w=="])',
    BOOTSTRAP,
    `${RC}$RC("B:0","S:0")`,
    '$RC("B:1f","S:1f")',
    `${RS}$RS("S:1","P:1")`,
    '$RS("S:2","P:2")',
    `${RX};$RX("B:0","DYNAMIC")`,
    '$RX("B:0",null,"m")',
    `${RX}${RC}${RR}$RR("B:0","S:0",[["/_next/static/a.css","next"]])`,
    `${RC}${RR}$RR("B:0","S:0",[])`,
  ])("knows %s", (code) => expect(isKnownScript(code)).toBe(true));

  it("are all that the installed React writes", () => {
    expect(written.length).toBeGreaterThan(5);
    const unknown = written.filter(
      (text) => !isKnownScript(text.replace(/(\$R[CSXR])\("$/, '$1("B:0","S:0")')),
    );
    expect(unknown).toEqual([]);
  });

  it("holds no text that the installed React does not write", () => {
    for (const text of REACT_SCRIPTS)
      expect(
        written.some((found) => found.startsWith(text)),
        text.slice(0, 40),
      ).toBe(true);
  });
});

describe("what only a page's content could bring", () => {
  it.each([
    "",
    "alert(1)",
    "self.__next_f.push([1,alert(1)])",
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]),alert(1)',
    'self.__next_f.push([1,"a"])//\nalert(1)',
    'self.__next_f.push([1,"a"]);alert([1])',
    ' self.__next_f.push([1,"a"])',
    "self.__next_f.push([1,`alert(1)`])",
    "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
    "(self.__next_f=self.__next_f||[]).push([0])(alert(1))",
    BOOTSTRAP.replace('"static', 'alert(1)+"static'),
    BOOTSTRAP.replace('"TURBOPACK"', '"OTHER"'),
    `${BOOTSTRAP}alert(1)`,
    `${RC}alert(1)`,
    '$RC("B:0",alert(1))',
    `${OWN_SCRIPTS[0]};alert(1)`,
    '$RV("B:0","S:0")',
  ])("does not know %s", (code) => expect(isKnownScript(code)).toBe(false));
});
