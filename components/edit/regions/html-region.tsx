"use client";

import { useRef } from "react";
import { SafeHtml } from "#components/ui/safe-html.tsx";
import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";
import { type RegionSeed, useRegion } from "./use-region.ts";

interface Props {
  className?: string;
  seed: RegionSeed;
  html: SafeHtmlText;
}

/** A rich text, editable in place: its markup stays, pasted text loses its own. */
export function HtmlRegion({ className, seed, html }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const field = useRegion(ref, seed, { read, write, shown: () => serialised(html) });
  return <SafeHtml {...field} ref={ref} html={html} className={className} />;
}

const read = (node: HTMLElement): string => node.innerHTML;

/** Sets only what the server has sanitised, or what was read from this page. */
const write = (node: HTMLElement, value: string): void => {
  node.replaceChildren(inert(value).content);
};

/** The markup as the browser serialises it, so that equal texts compare as equal. */
const serialised = (html: string): string => inert(html).innerHTML;

function inert(html: string): HTMLTemplateElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template;
}
