import "server-only";
import { calls } from "#lib/shop/api/calls/index.ts";
import { type RawElement, rawElementCalls } from "#lib/shop/api/calls/product-variants.ts";
import { toBag } from "#lib/staff/edit/model/json.ts";
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
 * Copies the sections of one page to another, each with its current values, byte for byte. Copies of sections that
 * follow a master follow it too; if that fails, they have the master's content as their own.
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
    for (const [index, result] of made.entries()) {
      const source = batch[index];
      if (!result.ok) missing.push(Number(source?.id));
      else {
        const id = Number(result.data.id);
        created.push(id);
        await followToo(id, source, port);
      }
    }
  }
  return { missing, created };
}

async function followToo(id: number, source: RawElement | undefined, port: PublishPort) {
  const masterId = Number(toBag(source?.options).masterId) || 0;
  if (masterId > 0)
    await port.send(calls.cms.link.masters, { params: { id: masterId }, input: { ids: [id] } });
}
