import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import type { SlotElement } from "#lib/shop/domain/content/element.ts";

/** Marks an element that is not drawn by `Section`, for edit mode. */
export const ElementMark = ({ element }: { element: SlotElement }) => getRenderers().mark(element);
