import "server-only";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import type { SlotElement } from "#lib/shop/domain/content/element.ts";

/** The place where staff add, rename and remove named links of an element. */
export const NamedLinks = ({ element }: { element: SlotElement }) =>
  getRenderers().namedLinks(element);
