/**
 * The first of a page's scripts that runs (`instrumentationClientInject` of next.config.ts). Evaluating React's renderer and
 * starting Next's router and the page would be one task, which nobody can press anything in. Here the renderer is
 * evaluated, and the rest begins in a task of its own: Next waits for what is registered in `__next_s`, where its
 * `Script` component puts what runs before a page is interactive. An empty script is over at once.
 */
import "react-dom/client";

declare global {
  var __next_s: [src: string | 0, props: { readonly children: string }][] | undefined;
}

globalThis.__next_s ??= [];
globalThis.__next_s.push([0, { children: "" }]);
