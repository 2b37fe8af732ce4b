import { idsOfText } from "#stores/kept-ids.ts";

/** The number of ids that fit into an address that every messenger accepts. */
const MOST_SHARED = 60;
const NAME = "shared";

/** The hash of a wish list's address that shares these products, e.g. `#shared=12-15`. */
export const sharedHash = (ids: readonly number[]): string =>
  `#${NAME}=${ids.slice(0, MOST_SHARED).join("-")}`;

/** The products that such a hash names, each once; none for any other hash. */
export function readSharedHash(hash: string): number[] {
  const [name, value = ""] = hash.slice(1).split("=");
  return name === NAME ? idsOfText(value, MOST_SHARED) : [];
}
