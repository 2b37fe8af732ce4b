import { AsyncLocalStorage } from "node:async_hooks";
import type { Handle } from "./retry-failed-page.ts";

/** Where `lib/data/failed-reads.ts` finds it: that file is bundled by Next, this one is not. */
const MEMORY = Symbol.for("baseline.request-memory");

/** Gives every request a memory that lives as long as it is being answered. */
export function withRequestMemory(handle: Handle): Handle {
  const storage = new AsyncLocalStorage<Map<string, unknown>>();
  Object.assign(globalThis, { [MEMORY]: storage });
  return (request, response) => storage.run(new Map(), () => handle(request, response));
}
