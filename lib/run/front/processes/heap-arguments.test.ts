import { expect, it } from "vitest";
import { givenTo, heapArguments, withFewArenas } from "./heap-arguments.ts";

const MOST = "--max-old-space-size=1024";
const NEW = "--max-semi-space-size=8";

it.each([
  ["a machine with much memory", [], 4_192, [MOST, NEW]],
  ["a small one, which allows less by itself", [], 896, [NEW]],
  ["what the operator has said", ["--max-old-space-size=2048"], 2_096, [NEW]],
  ["what the operator has said in V8's writing", ["--max_old_space_size=2048"], 2_096, [NEW]],
  ["a share that the operator has said", ["--max-old-space-size-percentage=50"], 9_000, [NEW]],
  ["what says something else", ["--enable-source-maps"], 4_192, [MOST, NEW]],
  ["another size of new objects", ["--max-semi-space-size=32"], 4_192, [MOST]],
])("the heap of a render process is bounded, on %s", (_, args, limit, expected) => {
  expect(heapArguments({ args, limit })).toEqual(expected);
});

it("what the operator has said is read from the environment of the process", () => {
  const given = givenTo({ NODE_ENV: "production", NODE_OPTIONS: "--a  --max-old-space-size=2048" });
  expect(given.args.slice(-2)).toEqual(["--a", "--max-old-space-size=2048"]);
});

it("a process has two pools of memory, unless whoever runs the shop has said how many", () => {
  const env = { NODE_ENV: "production", A: "1" } as const;
  expect(withFewArenas(env)).toEqual({ ...env, MALLOC_ARENA_MAX: "2" });
  expect(withFewArenas({ ...env, MALLOC_ARENA_MAX: "4" }).MALLOC_ARENA_MAX).toBe("4");
});
