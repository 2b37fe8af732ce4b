"use client";

import { createContext, type ReactNode, useContext } from "react";

interface Words {
  readonly errorTitle: string;
  readonly errorText: string;
  readonly tryAgain: string;
}

const ENGLISH: Words = {
  errorTitle: "Something went wrong",
  errorText: "This page could not be shown. Please try again in a moment.",
  tryAgain: "Try again",
};

const ShellMessages = createContext<Words>(ENGLISH);

/**
 * What has to be said when no further script can be loaded. Every page carries who says it, twice (layout and error
 * boundary), so it needs no message library.
 */
export const useShellMessages = (): Words => useContext(ShellMessages);

/** `words`: the `shell` namespace of the page's messages; English where it lacks one. */
export function ShellMessagesProvider({
  words,
  children,
}: {
  words: unknown;
  children: ReactNode;
}) {
  const given = (words ?? {}) as Partial<Record<keyof Words, unknown>>;
  const say = (key: keyof Words) => {
    const text = given[key];
    return typeof text === "string" ? text : ENGLISH[key];
  };
  return (
    <ShellMessages
      value={{
        errorTitle: say("errorTitle"),
        errorText: say("errorText"),
        tryAgain: say("tryAgain"),
      }}
    >
      {children}
    </ShellMessages>
  );
}
