import "server-only";
import { getRenderers } from "#components/cms/renderers.ts";
import type { SlotElement } from "#lib/domain/content/element.ts";

/** Tells edit mode of an element that no `Section` draws. */
export const ElementMark = ({ element }: { element: SlotElement }) => getRenderers().mark(element);
