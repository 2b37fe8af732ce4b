"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useShellMessages } from "#components/messages/page-messages.tsx";
import { dropToasts, nameToastClose } from "#components/ui/toast.ts";

/** What toasts need of the page: the name of their button, and that the shopper went to another page. */
export function ToastKeeper() {
  const label = useShellMessages().dismiss ?? "";
  const pathname = usePathname();
  useEffect(() => nameToastClose(label), [label]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every page
  useEffect(() => dropToasts(), [pathname]);
  return null;
}
