"use client";

import { useRef } from "react";
import type { Region } from "#components/edit/store/types.ts";
import { SafeHtml } from "#components/ui/safe-html.tsx";
import type { SafeHtmlText } from "#lib/utils/safe-html-text.ts";
import { cleanMarkup } from "./clean-markup.ts";
import { useRegion } from "./use-region.ts";

interface Props {
  className?: string;
  seed: Region;
  /** What the page shows, and what the backend holds: they differ where the page is drawn with a draft. */
  html: SafeHtmlText;
  storedHtml: SafeHtmlText;
}

/** A rich text, editable in place: its markup stays, pasted text loses its own. */
export function HtmlRegion({ className, seed, html, storedHtml }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const field = useRegion(ref, seed, {
    read,
    write,
    // What nobody has touched is shown as the server sanitised it, and stays byte for byte what the backend holds.
    toText: (value) =>
      value === seed.stored
        ? serialised(storedHtml)
        : serialised(cleanMarkup(typeof value === "string" ? value : "")),
    toValue: (text) => (text === serialised(storedHtml) ? seed.stored : text),
    isLine: false,
  });
  return <SafeHtml {...field} ref={ref} html={html} className={className} />;
}

/** An emptied field keeps a break or an empty block, which is no text. */
const read = (node: HTMLElement): string =>
  /^(<(p|div)>)?(<br\/?>)?(<\/(p|div)>)?$/.test(node.innerHTML) ? "" : node.innerHTML;

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
