"use client";

import { useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { oneLine } from "#lib/utils/one-line.ts";

/** The statuses that have a message, and the colour of each. */
const TONES: Readonly<Record<string, "success" | "brand" | "neutral">> = {
  pending: "brand",
  placed: "success",
  paid: "success",
  declined: "neutral",
  shipped: "success",
  delivered: "success",
  completed: "success",
  cancelled: "neutral",
};

/** Characters shown of a status that has no message: what fits on one line of a phone. */
const LONGEST = 32;

/** An order's status as a badge, e.g. `Placed`. An unknown status is shown as the backend sends it. */
export function OrderStatus({ status }: { status: string }) {
  const t = useTranslations("orders.status");
  if (status === "") return null;
  const tone = Object.hasOwn(TONES, status) ? TONES[status] : undefined;
  return <Badge tone={tone ?? "neutral"}>{tone ? t(status) : oneLine(status, LONGEST)}</Badge>;
}
