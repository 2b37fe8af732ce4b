interface Node {
  readonly id: number;
  readonly parentId: number | null;
}

/** The most levels of a tree that are read: far more than any shop has. */
const DEEPEST = 50;

/** The categories above a term, the topmost first. In a tree with a cycle the search ends where it would repeat. */
export const ancestorsOf = <N extends Node>(term: Node, terms: readonly N[]): N[] =>
  ancestorsAmong(terms)(term);

/**
 * The same for several terms of one list, at most 50 levels each, so that the time grows only with the number of terms.
 */
export function ancestorsAmong<N extends Node>(terms: readonly N[]): (term: Node) => N[] {
  const byId = new Map(terms.map((one) => [one.id, one]));
  return (term) => {
    const found: N[] = [];
    for (let above = term.parentId; above !== null && found.length < DEEPEST; ) {
      const next = byId.get(above);
      if (!next || next.id === term.id || found.includes(next)) break;
      found.push(next);
      above = next.parentId;
    }
    return found.toReversed();
  };
}

/** The terms right below one; the topmost for null. Those whose parent is missing count as topmost. */
export function childrenOf<N extends Node>(term: Node | null, terms: readonly N[]): N[] {
  if (term) return terms.filter(({ parentId, id }) => parentId === term.id && id !== term.id);
  const ids = new Set(terms.map(({ id }) => id));
  return terms.filter(({ parentId }) => parentId === null || !ids.has(parentId));
}
