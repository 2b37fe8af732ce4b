/** A message catalogue: texts in namespaces. */
export type Tree = { [key: string]: string | Tree };

/** `namespace.key` → text of a whole catalogue. */
export function flatten(tree: Tree, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}
