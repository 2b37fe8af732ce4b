import { LANGUAGES } from "./text.ts";
import type { Language, Text } from "./types.ts";

/** A piece of writing in three languages. */
export interface Copy {
  readonly title: Text;
  /** The lines that begin with `>`. */
  readonly lead: Text;
  /** HTML of the rest. */
  readonly body: Text;
}

/**
 * Reads copy written one language after the other: `@en Title`, `> lead`, then paragraphs parted by empty lines,
 * `## ` headings, `- ` lists, `**bold**` and `[text](~/slug)`. Written like this it stays readable in the source.
 */
export function copy(source: string): Copy {
  const found = new Map<string, { title: string; lead: string; body: string }>();
  for (const piece of source.split(/^@(?=en|hr|de)/m).slice(1)) {
    const [head = "", ...lines] = piece.split("\n");
    const lead = lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
    const rest = lines.filter((line) => !line.startsWith("> "));
    found.set(head.slice(0, 2), {
      title: head.slice(3).trim(),
      lead: lead.join(" "),
      body: html(rest.join("\n")),
    });
  }
  const pick = (key: "title" | "lead" | "body"): Text => {
    const of = (language: Language) => found.get(language)?.[key] ?? "";
    return { en: of("en"), hr: of("hr"), de: of("de") };
  };
  if (found.size !== LANGUAGES.length)
    throw new Error(`Copy lacks a language: ${source.slice(0, 80)}`);
  return { title: pick("title"), lead: pick("lead"), body: pick("body") };
}

/** HTML of the small markup described at `copy`. */
export function html(source: string): string {
  return source
    .replace(/^(## .+)\n/gm, "$1\n\n")
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map(toBlock)
    .join("\n");
}

function toBlock(block: string): string {
  if (block.startsWith("## ")) return `<h2>${inline(block.slice(3))}</h2>`;
  if (!block.startsWith("- ")) return `<p>${inline(block.replace(/\n/g, " "))}</p>`;
  const items = block.split(/^- /m).slice(1);
  return `<ul>${items.map((item) => `<li>${inline(item.trim().replace(/\n/g, " "))}</li>`).join("")}</ul>`;
}

function inline(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
}
