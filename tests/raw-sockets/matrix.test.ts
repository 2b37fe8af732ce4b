import { expect, it } from "vitest";
import { METHODS, makeCase, TARGETS } from "./cases.ts";
import { CHOICE, MALFORMED, VALID } from "./framings.ts";
import { aWarmShop, type Job, MODES, type Mode, tryAll } from "./run.ts";

const shop = aWarmShop();

const FRAMINGS = [...VALID, ...CHOICE, ...MALFORMED];
/** Every byte is read separately, which is slow: one method of each kind, where all bodies arrive. */
const SPLIT = new Set(["GET call", "DELETE call", "POST call", "POST upload"]);

it.each(
  METHODS,
)("takes %s as it was sent or not at all, and gives everybody their own answer", async (method) => {
  const jobs = FRAMINGS.flatMap((framing) =>
    TARGETS.flatMap((target) => {
      const isSent: Record<Mode, boolean> = {
        "keep-alive": true,
        pipelined: !framing.isOpen,
        split: SPLIT.has(`${method} ${target.name}`),
      };
      return MODES.filter((mode) => isSent[mode]).map((mode): Job => {
        const more = mode === "split" ? { more: [] } : {};
        return { one: makeCase({ method, framing, target, ...more }), mode };
      });
    }),
  );
  const { faults, sent } = await tryAll(shop(), jobs);
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(2 * jobs.length);
  expect(shop().restarts()).toBe(0);
}, 60_000);
