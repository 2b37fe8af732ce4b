/** HTML of a small Markdown: paragraphs, `## ` headings, `- ` lists, `**bold**` and `[text](~/slug)`. */
export function toHtml(source: string): string {
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
