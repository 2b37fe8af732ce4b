"use client";

import { useEffect, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { readLinkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import type { LinkChoice } from "#lib/staff/edit/links/link-types.ts";
import { checkedTarget, readTargetKey, targetKey } from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { resolveLink } from "#lib/web/i18n/link.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { isKnownGone, isKnownHome, lookUp } from "./send-links.ts";

const PAUSE = 400;

/** The target of a typed or pasted address of this site: the link can follow it when its address changes. */
export function useOfferedTarget(typed: string): LinkChoice | null {
  const now = typed.trim();
  const address = useDebounced(now, PAUSE);
  const isOwn = address === now && /^(\/[^/]|https?:\/\/)/i.test(address);
  const { data } = useStaffRead("edit/links/resolve", { address }, { enabled: isOwn });
  return (isOwn && data?.target) || null;
}

/** Whether visitors do not find a link's target, and its address; "" if it has none. */
export function useLinkTarget(link: Json | undefined): { isBroken: boolean; address: string } {
  const site = useSite();
  const target = checkedTarget(link);
  const key = target ? targetKey(target) : "";
  const [, setChecked] = useState("");
  useEffect(() => {
    let isOver = false;
    const asked = readTargetKey(key);
    if (asked) void lookUp([asked]).then(() => !isOver && setChecked(key));
    return () => {
      isOver = true;
    };
  }, [key]);
  if (!target) return { isBroken: false, address: "" };
  const href = isKnownHome(key)
    ? hrefTo({ name: "home" }, site)
    : resolveLink(readLinkMeta(link), site).href;
  return { isBroken: isKnownGone(key), address: decodeURI(href) };
}
