"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useEffect } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { withoutFrame } from "#components/staff/edit/store/screens.ts";

interface Options {
  readonly bar: RefObject<HTMLElement | null>;
  readonly publish: () => void;
  readonly history: (direction: "undo" | "redo") => void;
}

/** Handles messages from pages in frames. */
export function useFrameMessages({ bar, publish, history }: Options): void {
  const { frames } = useEditContext();
  const router = useRouter();
  useEffect(
    () =>
      frames.listen((message) => {
        if (message.kind === "publish") publish();
        else if (message.kind === "history") history(message.direction);
        else if (message.kind === "bar") bar.current?.querySelector("button")?.focus();
        else if (message.kind === "go") {
          const here = window.location.href;
          const { pathname, search, hash } = new URL(
            withoutFrame(new URL(message.href, here).href),
          );
          router.push(pathname + search + hash);
        }
      }),
    [frames, router, bar, publish, history],
  );
}
