interface Branch {
  readonly id: number;
  readonly name: string;
}

/** More pick-up points than this are searched rather than read. */
const LONG = 12;

export const isLongList = (branches: readonly Branch[]): boolean => branches.length > LONG;

/** Lower case without accents: "Cakovec" finds "Čakovec". */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/gi, "d")
    .replace(/ß/g, "ss")
    .toLowerCase();

/** The branches that hold every word; the chosen one is among them whatever is searched for. */
export function findBranches<T extends Branch>(
  branches: readonly T[],
  search: string,
  chosen: number | null,
): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return branches.filter(
    ({ id, name }) => id === chosen || words.every((word) => plain(name).includes(word)),
  );
}
