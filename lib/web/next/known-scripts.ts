import { OWN_SCRIPTS } from "#lib/web/security/inline-scripts.ts";
import { REACT_SCRIPTS } from "./react-scripts.ts";

/** Next's start of the page's data, alone or before what a form has answered. */
const START = "(self.__next_f=self.__next_f||[]).push([0])";

/** A call of Next's or React's with data for arguments. */
const CALL = /^(?:self\.__next_f\.push|\$R[CRSX])\(([\s\S]*)\)$/;

/** The scripts that start the bundles (next/dist/server/get-page-files.js). */
const BOOTSTRAP =
  /^\(globalThis\[("[\w$-]+")\] \|\| \(globalThis\[\1\] = \[\]\)\)\.push\(([\s\S]*)\);$/;

/**
 * Whether an inline script is part of the shop's code: ours, or one that Next and React write, matched as a whole. Any
 * other script came with the page's content, and no policy may allow it (docs/security.md §2.2).
 */
export function isKnownScript(code: string): boolean {
  if (OWN_SCRIPTS.includes(code)) return true;
  const bootstrap = BOOTSTRAP.exec(code);
  if (bootstrap) return isData(bootstrap[2]);
  if (code.startsWith(START)) {
    const rest = code.slice(START.length);
    return rest === "" || (rest.startsWith(";self.") && isCall(rest.slice(1)));
  }
  const rest = withoutReact(code);
  return (rest === "" && code !== "") || isCall(rest);
}

/** Code that follows the functions that React defines before it first calls them. */
function withoutReact(code: string): string {
  const first = REACT_SCRIPTS.find((text) => code.startsWith(text));
  if (first === undefined) return code;
  const rest = code.slice(first.length);
  // React ends $RX with a second `;` if the call follows directly.
  return withoutReact(rest.startsWith(";") ? rest.slice(1) : rest);
}

const isCall = (code: string): boolean => isData(CALL.exec(code)?.[1]);

/** Whether arguments are data alone: a list in JSON cannot compute anything. */
function isData(list: string | undefined): boolean {
  if (list === undefined) return false;
  try {
    JSON.parse(`[${list}]`);
    return true;
  } catch {
    return false;
  }
}
