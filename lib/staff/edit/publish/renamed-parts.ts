import "server-only";
import type { RawElement } from "#lib/shop/api/calls/product-variants.ts";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { partKeysOf } from "#lib/staff/edit/model/part-keys.ts";

/**
 * The parts of an element that was just written whose key has changed, as the answer of a publish names them: new parts
 * have got an id, and places are those of another list.
 *
 * @param partKeys the keys by which they were written
 */
export function renamedParts(
  after: RawElement,
  partKeys: readonly string[],
): NonNullable<PublishAnswer["parts"]> {
  const stored = partKeysOf(after.parts);
  if (stored.length !== partKeys.length) return {};
  const id = Number(after.id);
  return Object.fromEntries(
    partKeys.flatMap((key, index) => {
      const next = stored[index] ?? key;
      return next === key ? [] : [[`${id}:${key}`, next]];
    }),
  );
}
