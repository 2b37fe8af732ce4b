/** Next's scripts that carry the router's copy of a page, each with a piece of it. */
const PIECE = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** Pieces of other kinds: bytes, and what a form has answered. */
const OTHER = /self\.__next_f\.push\(\[[2-9]/;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "\\u0026",
  "<": "\\u003c",
  ">": "\\u003e",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** The router's copy in a page, as one text; null if there is none, or if it contains anything but text. */
export function readCopy(html: string): string | null {
  if (OTHER.test(html)) return null;
  const pieces = [...html.matchAll(PIECE)].map(([, piece = '""']) => String(JSON.parse(piece)));
  return pieces.length === 0 ? null : pieces.join("");
}

/** The page without the router's copy. */
export const withoutCopy = (html: string): string => html.replace(PIECE, "");

/** The page with another copy, in the place of the first piece of the old one. */
export function replaceCopy(html: string, copy: string): string {
  const json = JSON.stringify(copy).replace(/[&<>\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
  let isFirst = true;
  return html.replace(PIECE, () => {
    const script = isFirst ? `<script>self.__next_f.push([1,${json}])</script>` : "";
    isFirst = false;
    return script;
  });
}
