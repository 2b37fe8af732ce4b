import "server-only";
import type { ReactNode } from "react";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { addressOf, partsOf, type SlotElement } from "#lib/shop/domain/content/element.ts";

interface Props {
  element: SlotElement;
  /** The list of parts; `parts` is the only one (docs/contract.md §5.2). */
  path: "parts";
  render: (item: SlotElement, index: number) => ReactNode;
  className?: string;
}

/** The parts of an element, each with its own slots. The shoppers' renderer leaves hidden ones out. */
export function EditableList({ element, path, render, className }: Props) {
  return getRenderers().list({
    element,
    path,
    address: addressOf(element, path),
    className,
    items: partsOf(element),
    render,
  });
}
