import { createRequire } from "node:module";

interface Runtime {
  evaluate(code: string): typeof fetch;
}

/** It has no types of its own. */
const { EdgeRuntime }: { readonly EdgeRuntime: new () => Runtime } = createRequire(import.meta.url)(
  "next/dist/compiled/edge-runtime",
);

/** The `fetch` of the runtime in which Next runs the middleware. */
export const middlewareFetch = (): typeof fetch =>
  new EdgeRuntime().evaluate("(url, init) => fetch(url, init)");
