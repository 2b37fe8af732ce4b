import { letOthersMove } from "./let-others-move.ts";
import { restoreDrawn } from "./restore-drawn.ts";

/**
 * The first of a page's scripts that runs (`instrumentationClientInject` of next.config.ts). Reading the scripts, evaluating
 * React's renderer and starting Next's router and the page would be one task, in which nobody can press anything. Here
 * the renderer is evaluated in a task of its own, and the page begins in the one after it: Next waits for what is
 * registered in `__next_s`, where its `Script` component puts what runs before a page is interactive. An empty script is
 * over at once, in a task that follows the one that is ordered here.
 */
declare global {
  var __next_s: [src: string | 0, props: { readonly children: string }][] | undefined;
}

setTimeout(() => {
  // `import()` would put the renderer into a file of its own.
  require("react-dom/client");
  globalThis.__drawn = restoreDrawn();
  letOthersMove(document.body);
});
globalThis.__next_s ??= [];
globalThis.__next_s.push([0, { children: "" }]);
