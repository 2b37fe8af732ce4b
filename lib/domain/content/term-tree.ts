interface Node {
  readonly id: number;
  readonly parentId: number | null;
}

/** The categories above a term, the topmost first. In a tree with a circle the search ends where it would repeat. */
export function ancestorsOf<N extends Node>(term: Node, terms: readonly N[]): N[] {
  const byId = new Map(terms.map((one) => [one.id, one]));
  const found: N[] = [];
  let above = term.parentId;
  while (above !== null) {
    const next = byId.get(above);
    if (!next || next.id === term.id || found.includes(next)) break;
    found.unshift(next);
    above = next.parentId;
  }
  return found;
}

/** The terms right below one; the topmost for null. Those whose parent is missing count as topmost. */
export function childrenOf<N extends Node>(term: Node | null, terms: readonly N[]): N[] {
  if (term) return terms.filter(({ parentId, id }) => parentId === term.id && id !== term.id);
  const ids = new Set(terms.map(({ id }) => id));
  return terms.filter(({ parentId }) => parentId === null || !ids.has(parentId));
}
