/**
 * The only messages that every shopper page carries to the browser: keep it small. What is loaded later brings its own
 * (`lazy-messages.tsx`), and so do single views.
 */
export const CLIENT_NAMESPACES = ["shell"] as const;

type Messages = Readonly<Record<string, unknown>>;

/**
 * The namespaces of a catalogue that are named; one that is not there is left out, and so are the groups of `without`,
 * named as `namespace.group`.
 */
export const pickMessages = (
  messages: Messages,
  namespaces: readonly string[],
  without: readonly string[] = [],
): Messages =>
  Object.fromEntries(
    namespaces
      .filter((name) => name in messages)
      .map((name) => [name, withoutGroups(messages[name], name, without)]),
  );

function withoutGroups(namespace: unknown, name: string, without: readonly string[]): unknown {
  if (typeof namespace !== "object" || namespace === null || without.length === 0) return namespace;
  return Object.fromEntries(
    Object.entries(namespace).filter(([group]) => !without.includes(`${name}.${group}`)),
  );
}
