import "server-only";
import { rawElementCalls } from "#lib/shop/api/calls/variants.ts";
import { slotsOf } from "#lib/staff/edit/publish/create-element.ts";
import { type PublishPort, readHandler } from "#lib/staff/edit/publish/port.ts";
import { dataOf } from "#lib/staff/edit/staff-route.ts";

/** Sections that are copied at the same time. */
const AT_ONCE = 5;

const handlerOf = (slugMain: string): string => `page-section:${slugMain}`;

interface Copied {
  readonly missing: readonly number[];
  readonly created: readonly number[];
}

/**
 * Copies the sections of one page to another, each with its current values, byte for byte.
 * @param only the sections to copy, all if left out
 * @returns the ids of the new sections, and of those that could not be copied
 */
export async function copySections(
  from: string,
  to: string,
  port: PublishPort,
  only?: readonly number[],
): Promise<Copied> {
  const all = dataOf(await readHandler(handlerOf(from), port));
  const wanted = all.filter(({ id }) => !only || only.includes(Number(id)));
  const missing: number[] = [];
  const created: number[] = [];
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const batch = wanted.slice(at, at + AT_ONCE);
    const made = await Promise.all(
      batch.map((element) =>
        port.send(rawElementCalls.create, {
          input: {
            ...slotsOf(element),
            handler: handlerOf(to),
            type: "static-element",
            language_code: port.locale,
          },
        }),
      ),
    );
    made.forEach((result, index) => {
      if (result.ok) created.push(Number(result.data.id));
      else missing.push(Number(batch[index]?.id));
    });
  }
  return { missing, created };
}
