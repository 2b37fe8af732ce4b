"use client";

import { createContext, type ReactNode, useContext } from "react";
import { isRecord } from "#lib/utils/is-record.ts";

interface ShellTexts {
  readonly errorTitle?: string;
  readonly errorText?: string;
  readonly tryAgain?: string;
}

const ShellMessages = createContext<ShellTexts>({});

/**
 * The messages of an error when no further script can be loaded. Every page downloads the code that shows them twice
 * (layout and error boundary), so it does without the message library.
 */
export const useShellMessages = (): ShellTexts => useContext(ShellMessages);

/** `messages`: the `shell` namespace of the page's messages, which every catalogue has completely. */
export const ShellMessagesProvider = (props: { messages: unknown; children: ReactNode }) => (
  <ShellMessages value={isRecord(props.messages) ? props.messages : {}}>
    {props.children}
  </ShellMessages>
);
