import { isElement, isRecord, type Json } from "./tree.ts";

type Props = { [name: string]: Json };

/** Props by which Next's own component for a level of the page's address is recognised. */
const LEVEL = "parallelRouterKey";
/** A class of the page that Next shows where a site has no other for a missing address. */
export const MISSING = "next-error-h1";
/** The name under which `components/kit/hydration/static-part.tsx` exports the stand-in for a part. */
export const STAND_IN = '"Still"';
/** Data for programs, which look for this word for word: its tag takes no number, its place is counted instead. */
export const DATA_TAG = '<script type="application/ld+json">';

/**
 * Removes what React does not need of an element: undefined properties of Next's own component, the text of a style
 * sheet or script that the HTML has already, and Next's own 404 page unless the HTML shows it. `gone` replaces that
 * page, and requests it from the server; null keeps it.
 */
export function withoutFillers(value: Json, html: string, gone: Json | null): Json {
  if (!isElement(value)) return value;
  const [sign, type, key, props] = value;
  if (type === "style") return [sign, type, key, withoutStyles(props, html)];
  if (type === "script") return [sign, type, key, withoutCode(props, html)];
  if (!Object.hasOwn(props, LEVEL)) return value;
  const own = Object.entries(props)
    .filter(([, part]) => part !== "$undefined")
    .map(([name, part]) => [
      name,
      name === "notFound" && gone && isUnseen(part, html) ? gone : part,
    ]);
  return [sign, type, key, Object.fromEntries(own)];
}

const isUnseen = (page: Json, html: string) =>
  JSON.stringify(page).includes(MISSING) && !html.includes(`class="${MISSING}"`);

/** React knows a style sheet of the head by its name and reads its text only where the head has none of that name. */
function withoutStyles(props: Props, html: string): Props {
  const { href, precedence, children } = props;
  const drawn = `<style data-precedence="${precedence}" data-href="${href}">${children}</style>`;
  return typeof children === "string" && html.includes(drawn) ? { ...props, children: "" } : props;
}

/** A script in the page runs from its HTML. React leaves its text alone there, and runs none that it puts in itself. */
function withoutCode(props: Props, html: string): Props {
  const { dangerouslySetInnerHTML: code, ...others } = props;
  if (!isRecord(code) || Object.keys(others).length > 0) return props;
  return html.includes(`<script>${code.__html}</script>`)
    ? { dangerouslySetInnerHTML: { __html: "" } }
    : props;
}
