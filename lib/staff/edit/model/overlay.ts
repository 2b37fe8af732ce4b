import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { isContent, type Operation, type SectionContent } from "./edit-operation.ts";
import { toBag } from "./json.ts";
import { partKeysOf } from "./part-keys.ts";
import { parsePlace } from "./place.ts";
import { inOrderOf, workOn } from "./working-element.ts";

/**
 * The elements of a page with these operations applied (docs/edit-mode.md §3.4), with the keys by which the editor
 * finds their parts. Nothing is compared with the saved values: a preview shows the editor's changes, whatever somebody
 * else has saved since. Only operations on an outdated list of parts are left out, because they would be shown on the
 * wrong part.
 * @param handlers the requested handlers: new sections of others are not added
 * @param masters masters that sections may have been set to follow
 */
export function overlay(
  elements: readonly Element[],
  operations: readonly Operation[],
  handlers: readonly string[],
  masters: readonly Element[] = [],
): Element[] {
  const removed = new Set(
    operations.flatMap((operation) => (operation.kind === "remove" ? operation.elementId : [])),
  );
  const inserted = operations.flatMap((operation) =>
    operation.kind === "insert" && operation.elementId < 0 && handlers.includes(operation.handler)
      ? [newElement(operation.elementId, operation.handler, operation.content)]
      : [],
  );
  const changed = [...elements.filter(({ id }) => !removed.has(id)), ...inserted].map((element) =>
    withOperations(following(withKeys(element), operations, masters), operations),
  );
  return operations.reduce(
    (list, operation) =>
      operation.kind === "order" && handlers.includes(operation.handler)
        ? ordered(list, operation.after, operation.handler)
        : list,
    changed,
  );
}

function withOperations(element: Element, operations: readonly Operation[]): Element {
  const own = operations.filter(isContent).filter(({ elementId }) => elementId === element.id);
  if (own.length === 0) return element;
  const working = workOn(element);
  for (const operation of own) {
    if (operation.kind === "set") {
      const place = parsePlace(operation.path);
      if (place) working.write(place, operation.after);
    } else if (operation.kind === "insertPart")
      working.insertPart(operation.key, operation.content, operation.beforeKey);
    else if (operation.kind === "removePart") working.removePart(operation.key);
    else working.orderParts(operation.after);
  }
  const changed = working.changed();
  if (Object.keys(changed).length === 0) return element;
  return {
    ...element,
    saved: element.id < 0 ? null : (element.saved ?? element),
    ...changed,
    // A part that lost or gained neighbours is still found under the key that it had.
    ...(changed.parts !== undefined && {
      parts: working.parts().map(({ key, part }) => ({ ...toPart(part), editKey: key })),
    }),
  };
}

/** An element whose parts have their keys with them. */
function withKeys(element: Element): Element {
  const keys = partKeysOf(element.parts);
  const isNamed = keys.every((key) => key.startsWith("p"));
  return isNamed
    ? element
    : {
        ...element,
        parts: element.parts.map((part, index) => ({ ...part, editKey: keys[index] })),
      };
}

/** The content of a section that was set to follow a master. A detached one keeps the content it showed. */
function following(
  element: Element,
  operations: readonly Operation[],
  masters: readonly Element[],
): Element {
  const change = operations.find(
    (operation) => operation.kind === "follow" && operation.elementId === element.id,
  );
  const id = change?.kind === "follow" ? change.after : null;
  const master = masters.find((one) => one.id === id);
  if (!master) return element;
  const { meta, linkMeta, mobileMeta, parts } = master;
  return {
    ...element,
    saved: element,
    meta,
    linkMeta,
    mobileMeta,
    parts,
    options: { ...master.options, ...element.options, masterId: master.id },
    mobileOptions: { ...master.mobileOptions, ...element.mobileOptions },
  };
}

/** The page's sections in an order, as numbers that its renderer sorts by. */
function ordered(elements: readonly Element[], ids: readonly number[], handler: string): Element[] {
  const own = elements.filter((element) => element.handler === handler);
  const keyed = own.map((element) => ({ key: String(element.id), element }));
  const places = new Map(
    inOrderOf(keyed, ids.map(String)).map(({ element }, index) => [element.id, index]),
  );
  return elements.map((element) => {
    const order = places.get(element.id);
    return order === undefined ? element : { ...element, options: { ...element.options, order } };
  });
}

const newElement = (id: number, handler: string, content: SectionContent): Element => ({
  ...toPart(content),
  saved: null,
  id,
  handler,
  language_code: "",
  parts: content.parts.map(toPart),
  created_at: "",
  updated_at: "",
});

/** A part as parsed by the schema of elements. */
function toPart(value: unknown): Element["parts"][number] {
  const part = toBag(value);
  return {
    ...part,
    id: Number(part.id) || 0,
    title: typeof part.title === "string" ? part.title : "",
    meta: toBag(part.meta),
    linkMeta: toBag(part.linkMeta),
    mobileMeta: toBag(part.mobileMeta),
    options: toBag(part.options),
    mobileOptions: toBag(part.mobileOptions),
  };
}
