import "server-only";
import { getRenderers } from "#components/cms/renderers.ts";
import type { SlotElement } from "#lib/domain/content/element.ts";

/** Where staff add, rename and remove the links of an element that have names of their own. */
export const NamedLinks = ({ element }: { element: SlotElement }) =>
  getRenderers().namedLinks(element);
