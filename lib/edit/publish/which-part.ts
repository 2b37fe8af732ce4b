import "server-only";
import type { RawElement } from "#lib/api/calls/variants.ts";
import type { OperationAnswer } from "#lib/edit/model/answers.ts";
import { toJson } from "#lib/edit/model/json.ts";
import type { Operation } from "#lib/edit/model/operation.ts";
import { parsePlace } from "#lib/edit/model/place.ts";
import { shownTitle } from "#lib/edit/model/shown-title.ts";
import { toBag, workOn } from "#lib/edit/model/working-element.ts";
import { plainText } from "#lib/security/plain-text.ts";

type Question = Pick<Extract<OperationAnswer, { status: "conflict" }>, "theirs" | "parts">;

/**
 * The question when it is uncertain which part an editor means: the content of the likely one.
 * @param places the fingerprints of the element's parts
 */
export function whichPart(
  element: RawElement,
  places: readonly string[],
  operation: Operation,
): Question {
  const working = workOn(element);
  const all = working.parts();
  const component = String(toBag(element.options).component ?? "");
  const meantBy = (key: string | null) => {
    const index = all.findIndex((one) => one.key === key);
    const part = all[index]?.part;
    const words = part ? shownTitle({ meta: {}, parts: [part] }, component, plainText) : "";
    return part ? { number: index + 1, words } : null;
  };
  switch (operation.kind) {
    case "set": {
      const place = parsePlace(operation.path);
      const theirs = place ? toJson(working.read(place)) : undefined;
      return { theirs, parts: { places, meant: meantBy(place?.part ?? null) } };
    }
    case "removePart":
      return {
        theirs: toJson(working.part(operation.key)),
        parts: { places, meant: meantBy(operation.key) },
      };
    case "insertPart":
      return { theirs: undefined, parts: { places, meant: meantBy(operation.beforeKey) } };
    default:
      return { theirs: all.map(({ key }) => key), parts: { places, meant: null } };
  }
}
