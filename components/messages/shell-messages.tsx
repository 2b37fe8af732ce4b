"use client";

import { createContext, type ReactNode, useContext } from "react";

interface ShellTexts {
  readonly errorTitle: string;
  readonly errorText: string;
  readonly tryAgain: string;
}

const ENGLISH: ShellTexts = {
  errorTitle: "Something went wrong",
  errorText: "This page could not be shown. Please try again in a moment.",
  tryAgain: "Try again",
};

const ShellMessages = createContext<ShellTexts>(ENGLISH);

/**
 * The messages of an error when no further script can be loaded. Every page downloads the code that shows them twice
 * (layout and error boundary), so it does without the message library.
 */
export const useShellMessages = (): ShellTexts => useContext(ShellMessages);

/** `messages`: the `shell` namespace of the page's messages; English where it lacks one. */
export function ShellMessagesProvider({
  messages,
  children,
}: {
  messages: unknown;
  children: ReactNode;
}) {
  const textOf = (key: keyof ShellTexts): string => {
    const text: unknown = messages instanceof Object ? Reflect.get(messages, key) : undefined;
    return typeof text === "string" ? text : ENGLISH[key];
  };
  return (
    <ShellMessages
      value={{
        errorTitle: textOf("errorTitle"),
        errorText: textOf("errorText"),
        tryAgain: textOf("tryAgain"),
      }}
    >
      {children}
    </ShellMessages>
  );
}
