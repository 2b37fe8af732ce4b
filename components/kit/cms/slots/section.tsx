import "server-only";
import type { CSSProperties, ReactNode } from "react";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { sectionLook } from "#components/kit/cms/section-look.ts";
import type { SlotElement } from "#lib/shop/domain/content/element.ts";
import { componentOf } from "#lib/shop/domain/sections/section-visibility.ts";

interface Props {
  element: SlotElement;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A section of a page: one box, with the colours and visibility of its options. */
export function Section({ element, className, style, children }: Props) {
  const look = sectionLook(element);
  return getRenderers().section({
    element,
    component: componentOf(element),
    className: [className, look.className].filter(Boolean).join(" ") || undefined,
    style: style || look.style ? { ...look.style, ...style } : undefined,
    children,
  });
}
