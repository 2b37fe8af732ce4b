/** Numbers that look like chance and are the same for the same name. */
export interface Chance {
  /** From 0 to just below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  of<T>(choices: readonly T[]): T;
  /** So many of them, in their own order. */
  some<T>(choices: readonly T[], count: number): T[];
}

export function chanceOf(name: string): Chance {
  let state = 2_166_136_261;
  for (const letter of name)
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const of = <T>(choices: readonly T[]): T => {
    const found = choices[whole(0, choices.length - 1)];
    if (found === undefined) throw new Error(`${name} has nothing to choose from.`);
    return found;
  };
  return {
    next,
    whole,
    of,
    some: (choices, count) => {
      const left = [...choices.keys()];
      const kept = new Set(
        Array.from({ length: Math.min(count, left.length) }, () =>
          left.splice(whole(0, left.length - 1), 1),
        ).flat(),
      );
      return choices.filter((_, index) => kept.has(index));
    },
  };
}
