/**
 * The only messages that every shopper page sends to the browser: keep it small. Code loaded later brings its own
 * (`lazy-messages.tsx`), and so do single views.
 */
export const CLIENT_NAMESPACES = ["shell"] as const;

type Messages = Readonly<Record<string, unknown>>;

/**
 * The named namespaces of a catalogue; unknown ones are left out, and so are the messages and groups of `without`,
 * named as `namespace.group`. A complete namespace stays the same object, which a page sends only once.
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

function withoutGroups(group: unknown, path: string, without: readonly string[]): unknown {
  const below = without.filter((other) => other.startsWith(`${path}.`));
  if (typeof group !== "object" || group === null || below.length === 0) return group;
  return Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !below.includes(`${path}.${name}`))
      .map(([name, part]) => [name, withoutGroups(part, `${path}.${name}`, below)]),
  );
}
