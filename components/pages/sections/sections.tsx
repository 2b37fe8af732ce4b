import "server-only";
import { Fragment, type ReactNode } from "react";
import { getRenderers, isPlain } from "#components/kit/cms/renderers.ts";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { textAt } from "#lib/shop/domain/content/element.ts";
import { isInTime } from "#lib/shop/domain/content/schedule.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import {
  componentOf,
  isBlank,
  mobileOrder,
  visibilityOf,
} from "#lib/shop/domain/sections/section-visibility.ts";
import { sectionNamed } from "./registry.ts";
import type { SectionProps } from "./types.ts";

/** Index of the section with the page's h1: the first, if it has a title of its own; -1 for none. */
export function leadingSection(elements: readonly Element[]): number {
  const index = elements.findIndex(
    (element) => visibilityOf(element) === "always" && !isBlank(element),
  );
  const first = elements[index];
  return first &&
    definitionNamed(componentOf(first))?.opensPage &&
    textAt(first, "meta.title") !== ""
    ? index
    : -1;
}

/**
 * The sections of a page in order; hidden ones are skipped, unknown ones are passed to the renderers. `titled`: the
 * page already has an h1 above them.
 */
export function Sections({
  elements,
  titled = false,
  handler,
}: {
  elements: readonly Element[];
  titled?: boolean;
  handler: string;
}) {
  const shown = elements.filter(
    // Staff see empty and hidden sections, so that they can fill them or show them again.
    (element) => !isPlain() || (visibilityOf(element) !== "never" && !isBlank(element)),
  );
  const lead = titled ? -1 : leadingSection(shown);
  const places = mobileOrder(shown);
  const sections = shown.map((element, index) => {
    const section = drawn(element, {
      element,
      lead: index === lead,
      first: index === 0 && !titled,
    });
    if (!places) return <Fragment key={element.id}>{section}</Fragment>;
    return (
      <div
        key={element.id}
        className="order-(--place) lg:order-none"
        style={{ "--place": places[index] }}
      >
        {section}
      </div>
    );
  });
  return getRenderers().sections({
    handler,
    children: places ? <div className="flex flex-col">{sections}</div> : sections,
  });
}

function drawn(element: Element, props: SectionProps): ReactNode {
  const name = componentOf(element);
  if (visibilityOf(element) === "never") return getRenderers().hidden(element, name);
  const Component = sectionNamed(name);
  const section = Component ? <Component {...props} /> : getRenderers().unknown(element, name);
  return isInTime(element, Date.now()) ? section : getRenderers().untimely(element, section);
}
