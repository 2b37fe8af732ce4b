import type { Text } from "../text.ts";

/** The same text in every language of the demo, and one in Arabic if given. */
export const sameText = (text: string, ar?: string): Text => ({
  en: text,
  hr: text,
  de: text,
  ...(ar === undefined ? {} : { ar }),
});

/** A name of exactly 600 characters, with spaces to break at. */
export const longName = (start: string): Text =>
  sameText(`${start} ${"of great length ".repeat(60)}`.slice(0, 599).padEnd(600, "."));
/** A name of 600 characters without a possible line break. */
export const unbroken = (start: string): Text =>
  sameText(`${start}${"LongWordWithoutAnyPlaceToBreak".repeat(30)}`.slice(0, 600));

/** Each script sets a global that the browser tests look for. */
const RUN = "globalThis.oddScriptRan=1";
export const HOSTILE_NAMES = {
  bold: "<b>Bold</b> & <i>brave</i> book",
  image: `<img src=x onerror=${RUN}> book`,
  script: `</script><script>${RUN}</script> book`,
  template: "{{constructor.constructor('return 1')()}} #{7*7} %s book",
} as const;

/** Hostile HTML. None of it may run, load anything, send the visitor elsewhere or change the page around it. */
export const HOSTILE_HTML = [
  "<p>This text has a friendly paragraph and <strong>unfriendly</strong> company.</p>",
  `<script>${RUN}</script>`,
  `<p onclick="${RUN}" style="position:fixed;inset:0;z-index:9999">A paragraph with a handler.</p>`,
  `<a href="javascript:${RUN}">A script link</a> <a href="JaVaScRiPt&#58;${RUN}">another</a> <a href="data:text/html,<script>${RUN}</script>">a data link</a> <a href="//evil.example/">a protocol-relative link</a> <a href="https://example.org/" target="_blank">an honest link</a>`,
  `<svg onload="${RUN}"><circle r="9"/></svg><details open ontoggle="${RUN}"><summary>Details</summary>inside</details>`,
  `<iframe srcdoc="<script>parent.oddScriptRan=1</script>"></iframe><object data="data:text/html,x"></object><embed src="data:text/html,x">`,
  `<form action="https://evil.example/"><input name="password" autofocus onfocus="${RUN}"><button>Send</button></form>`,
  `<style>body{display:none!important}</style><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css">`,
  '<h1>A heading of the first level</h1><h2 id="main">A heading that would steal the skip link</h2>',
  `<p>${"Unbreakable".repeat(60)}</p>`,
  `<table><tr>${"<td>a wide table cell</td>".repeat(20)}</tr></table><pre>${"code ".repeat(120)}</pre>`,
  "<p>Unclosed <b>bold <i>and <u>nested <p>A last paragraph</p>",
].join("\n");
