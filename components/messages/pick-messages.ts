/**
 * The only words every shopper page carries to the browser. What is loaded later brings its own
 * (`lazy-messages.tsx`), and so do single views, so keep this small.
 */
export const CLIENT_NAMESPACES = ["shell"] as const;

type Words = Readonly<Record<string, unknown>>;

/** The named part of a catalogue; a namespace that is not there is left out. */
export const pickMessages = (messages: Words, namespaces: readonly string[]): Words =>
  Object.fromEntries(
    namespaces.filter((name) => name in messages).map((name) => [name, messages[name]]),
  );
