import "server-only";
import type { Region } from "#components/staff/edit/store/edit-types.ts";
import { type SlotElement, valueAt } from "#lib/shop/domain/content/element.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import { toJson } from "#lib/staff/edit/model/json.ts";
import { allowedAt, isFollower } from "#lib/staff/edit/model/place.ts";
import { shownTitle } from "#lib/staff/edit/model/shown-title.ts";
import { plainText } from "#lib/web/security/plain-text.ts";

/** Null if the section's definition has no such slot, or its values belong to a master with several followers. */
export function seedOf(element: SlotElement, path: string): Region | null {
  const root = element.root ?? element;
  const { handler = "" } = element;
  const definition = definitionOf({ handler, options: root.options });
  const full = `${element.base ?? ""}${path}`;
  const allowed = definition && allowedAt(definition, full);
  if (!definition || !allowed || isFollower(root)) return null;
  // In a preview the page shows unsaved changes; they are compared with the backend's version.
  const saved = element.saved === undefined ? element : element.saved;
  return {
    elementId: element.id,
    handler,
    about: {
      component: definition.component,
      title: shownTitle(root.saved ?? root, definition.component, plainText),
    },
    seen: element.updated_at ?? "",
    path: full,
    slot: allowed.slot,
    stored: saved ? toJson(valueAt({ ...saved, id: element.id }, path)) : undefined,
  };
}
