import type { ReactNode } from "react";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";

export interface SectionProps {
  readonly element: Element;
  /** Whether this section has the page's one h1. */
  readonly lead: boolean;
  /** Whether it is the first section, whose picture is loaded first. */
  readonly first: boolean;
}

export type SectionComponent = (props: SectionProps) => ReactNode | Promise<ReactNode>;
