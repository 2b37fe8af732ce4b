import { afterEach, beforeEach, vi } from "vitest";

/**
 * The open tabs, for each test of a file: every name in the list holds its lock, as an open tab does
 * (lib/base/browser/open-tabs.ts).
 */
export function openVisits(): string[] {
  const held: string[] = [];
  beforeEach(() => {
    held.length = 0;
    vi.stubGlobal("navigator", {
      ...navigator,
      locks: {
        query: async () => ({ held: held.map((name) => ({ name: `baseline-edit-tab:${name}` })) }),
        request: (name: string) => void held.push(name.split(":")[1] ?? ""),
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return held;
}
