import "server-only";
import type { RawElement } from "#lib/shop/api/calls/product-variants.ts";
import type { MeantPart, OperationAnswer } from "#lib/staff/edit/model/answers.ts";
import type { ContentOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { toBag, toJson } from "#lib/staff/edit/model/json.ts";
import { parsePlace } from "#lib/staff/edit/model/place.ts";
import { shownTitle } from "#lib/staff/edit/model/shown-title.ts";
import { workOn } from "#lib/staff/edit/model/working-element.ts";
import { plainText } from "#lib/web/security/plain-text.ts";

interface Asked {
  /** The address of the operation as it was sent. */
  readonly address: string;
  readonly at: string;
  /** The fingerprint of the present list of parts. */
  readonly list: string;
  /** The keys of its parts. */
  readonly read: readonly string[];
}

/**
 * The question about an operation on an outdated list of parts: whether to apply it at the same position of the current
 * one, with the content of the part there.
 * @param operation in positions of the current list
 * @returns null if there is nothing to ask: a new part is added at the end if the part after it is gone
 */
export function askOnPlace(
  element: RawElement,
  operation: ContentOperation,
  { address, at, list, read }: Asked,
): OperationAnswer | null {
  const working = workOn(element, read);
  const ask = (meant: MeantPart | null, theirs: ReturnType<typeof toJson>): OperationAnswer => ({
    ...{ address, status: "conflict", theirs, at },
    parts: { list, meant },
  });
  const meantBy = (key: string): MeantPart => {
    const component = String(toBag(element.options).component ?? "");
    const words = shownTitle({ meta: {}, parts: [working.part(key)] }, component, plainText);
    return { number: read.indexOf(key) + 1, words };
  };
  const gone: OperationAnswer = { address, status: "invalid", reason: "noPart" };
  switch (operation.kind) {
    case "set": {
      const place = parsePlace(operation.path);
      if (!place?.part || !working.has(place)) return gone;
      return ask(meantBy(place.part), toJson(working.read(place)));
    }
    case "removePart": {
      const part = working.part(operation.key);
      return part ? ask(meantBy(operation.key), toJson(part)) : gone;
    }
    case "insertPart": {
      const { beforeKey } = operation;
      return beforeKey && working.part(beforeKey) ? ask(meantBy(beforeKey), undefined) : null;
    }
    case "orderParts":
      return ask(null, [...read]);
    default:
      return operation satisfies never;
  }
}
