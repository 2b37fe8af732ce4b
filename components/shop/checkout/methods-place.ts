import { stored } from "#lib/base/browser/storage.ts";
import { isRecord } from "#lib/base/utils/is-record.ts";

/** The lists of methods in the checkout. */
export type MethodList = "shipping" | "payment";

/** The room that a list of methods took when it was last seen. */
export interface MethodsPlace {
  readonly count: number;
  /** Pixels. */
  readonly height: number;
}

const UNSEEN: MethodsPlace = { count: 2, height: 0 };
/** More than this is a wrong entry: no list of methods is that long. */
const LONGEST = { count: 30, height: 4_000 };

const keep = (list: MethodList) =>
  stored("local", `baseline.methods.${list}`, (found): MethodsPlace | null => {
    if (!isRecord(found)) return null;
    const { count, height } = found;
    return typeof count === "number" && typeof height === "number"
      ? { count: Math.min(count, LONGEST.count), height: Math.min(height, LONGEST.height) }
      : null;
  });

const PLACES = { shipping: keep("shipping"), payment: keep("payment") };

/** Remembers the height of lists of methods, so that content below them does not move while they load. */
export const methodsPlace = {
  read: (list: MethodList): MethodsPlace => PLACES[list].read() ?? UNSEEN,
  remember: (list: MethodList, place: MethodsPlace): void => void PLACES[list].write(place),
};
