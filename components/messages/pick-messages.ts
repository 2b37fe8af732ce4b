/**
 * The only messages that every shopper page carries to the browser: keep it small. What is loaded later brings its own
 * (`lazy-messages.tsx`), and so do single views.
 */
export const CLIENT_NAMESPACES = ["shell"] as const;

type Messages = Readonly<Record<string, unknown>>;

/** The namespaces of a catalogue that are named; one that is not there is left out. */
export const pickMessages = (messages: Messages, namespaces: readonly string[]): Messages =>
  Object.fromEntries(
    namespaces.filter((name) => name in messages).map((name) => [name, messages[name]]),
  );
