"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useShellMessages } from "#components/kit/messages/page-messages.tsx";
import { dropToasts, nameToastClose } from "#components/kit/ui/toast.ts";

/** The page's part in the toasts: the label of their button, and the navigation to another page. */
export function ToastKeeper() {
  const label = useShellMessages().dismiss ?? "";
  const pathname = usePathname();
  useEffect(() => nameToastClose(label), [label]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every page
  useEffect(() => dropToasts(), [pathname]);
  return null;
}
