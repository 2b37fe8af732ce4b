import "server-only";
import type { RawElement } from "#lib/shop/api/calls/product-variants.ts";
import { type NamedElement, type PublishPort, readFresh, stampOf } from "./port.ts";

interface Write {
  readonly named: NamedElement;
  /** The answer to the write. */
  readonly answer: RawElement;
  /** Whether its parts were written. */
  readonly hasParts: boolean;
}

/**
 * An element after a write. A backend that only confirms the write says neither when it was nor which ids new parts have got: then the
 * element is read once more. Otherwise the next save would take the editor's own for somebody else's, and not find the parts.
 */
export async function stateAfter(
  { named, answer, hasParts }: Write,
  port: PublishPort,
): Promise<RawElement> {
  const isWhole = stampOf(answer) !== "" && (!hasParts || Array.isArray(answer.parts));
  if (isWhole) return answer;
  const read = await readFresh(named, port);
  // The write is done, whether or not it can be read.
  return read.ok ? read.data.element : answer;
}
