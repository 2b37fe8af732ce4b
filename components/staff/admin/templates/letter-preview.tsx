"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  fillTemplate,
  previewDocument,
  type SampleValues,
} from "#lib/staff/admin/templates/letter.ts";

const VIEWS = ["phone", "desktop", "text"] as const;
type View = (typeof VIEWS)[number];

/** The frame's largest widths in CSS. */
const WIDTHS = { phone: "390px", desktop: "none" } as const;

interface Props {
  readonly html: string;
  readonly values: SampleValues;
  readonly language: string;
}

/**
 * A preview of an e-mail, in a frame that runs nothing and loads no page, and as plain text for mail programs without
 * HTML.
 */
export function LetterPreview({ html, values, language }: Props) {
  const t = useTranslations("admin.templates");
  const [view, setView] = useState<View>("phone");
  return (
    <section aria-label={t("preview")} className="flex min-w-0 flex-col gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-2 text-small font-semibold">{t("preview")}</legend>
        <div className="flex flex-wrap gap-2">
          {VIEWS.map((name) => (
            <label
              key={name}
              className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-4 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="view"
                className="drawn-input"
                checked={view === name}
                onChange={() => setView(name)}
              />
              {t(`views.${name}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {view === "text" ? (
        <pre
          lang={language}
          dir="auto"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the focus for the keyboard
          tabIndex={0}
          className="h-120 overflow-auto rounded-md border border-line bg-surface p-4 font-sans text-base whitespace-pre-wrap"
        >
          {plainLetter(fillTemplate(html, values))}
        </pre>
      ) : (
        <iframe
          title={t("preview")}
          sandbox=""
          srcDoc={previewDocument(html, values, language)}
          className="h-120 w-full rounded-md border border-line bg-white"
          style={{ maxWidth: WIDTHS[view] }}
        />
      )}
    </section>
  );
}

const BLOCKS =
  "address article blockquote div footer h1 h2 h3 h4 h5 h6 header li p section table tr";

/** The text of an e-mail, one line per block; links are followed by their address unless they show it. */
function plainLetter(html: string): string {
  // Parsed into an inert document: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const one of body.querySelectorAll("style, script, title")) one.remove();
  for (const one of body.querySelectorAll("br")) one.replaceWith("\n");
  for (const link of body.querySelectorAll("a[href]")) {
    const address = link.getAttribute("href") ?? "";
    if (!link.textContent.includes(address)) link.append(` (${address})`);
  }
  for (const one of body.querySelectorAll(BLOCKS.replaceAll(" ", ","))) one.append("\n\n");
  return body.textContent
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
