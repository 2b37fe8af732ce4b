import type { ListedTree, TreePage } from "#lib/staff/admin/overview/handle-list-tree.ts";

/** A line of the tree: a type of posts, or a page below it. */
export interface TreeRow {
  /** Stays the same while the tree is searched. */
  readonly key: string;
  /** Null for a type, and at the first level. */
  readonly parent: string | null;
  readonly level: number;
  /** Null for a type. */
  readonly page: TreePage | null;
  /** Slug of the type. */
  readonly type: string;
  readonly hasChildren: boolean;
  /** Position among the rows with the same parent, from 1. */
  readonly place: number;
  readonly count: number;
}

interface Node {
  readonly key: string;
  readonly page: TreePage | null;
  readonly type: string;
  readonly children: Node[];
}

/** The home page first, then by address. */
const byPath = (one: TreePage, other: TreePage): number =>
  one.path.localeCompare(other.path, "en", { numeric: true });

/** The pages below their types, each below the page whose address its own begins with. */
function nodesOf({ types, pages }: ListedTree): Node[] {
  return types.flatMap(({ slug: type }) => {
    const own = pages.filter((page) => page.type === type).toSorted(byPath);
    const root: Node = { key: type, page: null, type, children: [] };
    const byAddress = new Map<string, Node>();
    for (const page of own) {
      const node: Node = { key: `${type} ${page.id}`, page, type, children: [] };
      const segments = page.path.split("/");
      // A parent is sorted before its children.
      const above = segments
        .slice(1)
        .map((_, at) => byAddress.get(segments.slice(0, segments.length - 1 - at).join("/")))
        .find(Boolean);
      (above ?? root).children.push(node);
      if (page.path !== "") byAddress.set(page.path, node);
    }
    return own.length > 0 ? [root] : [];
  });
}

/**
 * The visible rows in order: types, and the children of open rows. During a search: the pages whose title or address
 * contains the text, and all their ancestors, which count as open.
 */
export function treeRows(tree: ListedTree, open: ReadonlySet<string>, search: string): TreeRow[] {
  const sought = search.trim().toLowerCase();
  const fits = ({ page }: Node): boolean =>
    page !== null && `${page.title} /${page.path}`.toLowerCase().includes(sought);
  const isKept = (node: Node): boolean => sought === "" || fits(node) || node.children.some(isKept);
  const rows: TreeRow[] = [];
  const add = (nodes: readonly Node[], parent: string | null, level: number): void => {
    const kept = nodes.filter(isKept);
    kept.forEach(({ key, page, type, children }, at) => {
      const below = children.filter(isKept);
      rows.push({
        key,
        parent,
        level,
        page,
        type,
        hasChildren: below.length > 0,
        place: at + 1,
        count: kept.length,
      });
      if (sought !== "" || open.has(key)) add(children, key, level + 1);
    });
  };
  add(nodesOf(tree), null, 1);
  return rows;
}

/**
 * The effect of a key in the tree (WAI-ARIA's tree view): the index of the row to move to, or the key of a row to open
 * or close; null for none.
 */
export function treeStep(
  rows: readonly TreeRow[],
  at: number,
  key: string,
  isOpen: (row: TreeRow) => boolean,
): { readonly to: number } | { readonly toggle: string } | null {
  const row = rows[at];
  if (!row) return null;
  const goTo = (to: number) => (rows[to] ? { to } : null);
  switch (key) {
    case "ArrowDown":
      return goTo(at + 1);
    case "ArrowUp":
      return goTo(at - 1);
    case "Home":
      return goTo(0);
    case "End":
      return goTo(rows.length - 1);
    case "ArrowRight":
      if (!row.hasChildren) return null;
      return isOpen(row) ? goTo(at + 1) : { toggle: row.key };
    case "ArrowLeft":
      if (row.hasChildren && isOpen(row)) return { toggle: row.key };
      return goTo(rows.findIndex((one) => one.key === row.parent));
    default:
      return null;
  }
}
