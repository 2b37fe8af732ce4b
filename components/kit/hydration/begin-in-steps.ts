import { letOthersMove } from "./let-others-move.ts";
import { restoreDrawn } from "./restore-drawn.ts";

/**
 * The first of a page's scripts that runs (`instrumentationClientInject` of next.config.ts). Parsing the scripts,
 * evaluating React's renderer and starting Next's router and the page would be one task that blocks every click. Here
 * the renderer is evaluated in its own task, and the page starts in the following one: Next waits for the entries of
 * `__next_s`, where its `Script` component registers scripts that run before a page is interactive. An empty script
 * finishes at once, in a task after the one scheduled here.
 */
declare global {
  var __next_s: [src: string | 0, props: { readonly children: string }][] | undefined;
}

setTimeout(() => {
  // `import()` would put the renderer into a separate file.
  require("react-dom/client");
  globalThis.__drawn = restoreDrawn();
  letOthersMove(document.body);
});
globalThis.__next_s ??= [];
globalThis.__next_s.push([0, { children: "" }]);
