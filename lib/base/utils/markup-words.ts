/** A node of parse5's tree, with its text in `value`, or of a document, with its text in `nodeValue`. */
interface MarkupNode {
  readonly nodeName: string;
  readonly childNodes?: Iterable<MarkupNode>;
  readonly value?: string;
  readonly nodeValue?: string | null;
}

const names = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Elements that start and end a line. All others, also unknown ones, are inline. */
const BLOCKS = names(
  "address article aside blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup p pre search section summary table tbody tfoot thead tr ul",
);
/** Elements that separate the words on both sides. */
const GAPS = names("audio button canvas embed img input object picture select td th video");
/** Elements that no page shows, and deleted text. */
const UNSHOWN = names(
  "#comment del iframe noembed noframes noscript option script style template textarea title xmp",
);

/** Invisible characters inside words: a search engine or a calendar would show them, or find nothing. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/** The text under a node, each paragraph on its own line, without empty lines. `br` is what a line break becomes. */
export function markupLines(root: MarkupNode, br = "\n"): string {
  const pieces: string[] = [];
  const read = (node: MarkupNode): void => {
    const name = node.nodeName.toLowerCase();
    if (UNSHOWN.has(name)) return;
    if (name === "#text") {
      pieces.push((node.value ?? node.nodeValue ?? "").replace(/\s+/g, " "));
      return;
    }
    const edge = name === "br" ? br : BLOCKS.has(name) ? "\n" : GAPS.has(name) ? " " : "";
    pieces.push(edge);
    for (const child of node.childNodes ?? []) read(child);
    pieces.push(edge);
  };
  read(root);
  return pieces
    .join("")
    .split("\n")
    .map((line) => line.replace(UNSEEN, "").replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}
