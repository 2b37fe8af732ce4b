import "server-only";
import type { RawElement } from "#lib/shop/api/calls/product-variants.ts";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import { partKeysOf } from "#lib/staff/edit/model/part-keys.ts";

/**
 * The parts of a just written element whose key has changed: new parts got ids, and positions refer to the new list.
 * @param partKeys the keys with which they were written
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
