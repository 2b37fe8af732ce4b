import "server-only";
import { Fragment } from "react";
import { getRenderers, isPlain } from "#components/cms/renderers.ts";
import type { Element } from "#lib/api/schemas/content.ts";
import { textAt } from "#lib/domain/content/element.ts";
import { componentOf, isBlank, mobileOrder, visibilityOf } from "#lib/domain/content/sections.ts";
import { sectionNamed } from "./registry.ts";

/** Sections that open a page with its title. */
const TITLED = ["hero", "banner"];

/** Index of the section with the page's h1: the first, when it has a title of its own; -1 for none. */
export function leadingSection(elements: readonly Element[]): number {
  const index = elements.findIndex(
    (element) => visibilityOf(element) === "always" && !isBlank(element),
  );
  const first = elements[index];
  return first && TITLED.includes(componentOf(first)) && textAt(first, "meta.title") !== ""
    ? index
    : -1;
}

/**
 * The sections of a page in their order; hidden ones are skipped, unknown ones left to the renderers. `titled`: the
 * page has an h1 above them already.
 */
export function Sections({
  elements,
  titled = false,
}: {
  elements: readonly Element[];
  titled?: boolean;
}) {
  const shown = elements.filter(
    // Staff see an empty section, so that they can fill it.
    (element) => visibilityOf(element) !== "never" && !(isPlain() && isBlank(element)),
  );
  const lead = titled ? -1 : leadingSection(shown);
  const places = mobileOrder(shown);
  const sections = shown.map((element, index) => {
    const name = componentOf(element);
    const Component = sectionNamed(name);
    const section = Component ? (
      <Component element={element} lead={index === lead} first={index === 0 && !titled} />
    ) : (
      getRenderers().unknown(element, name)
    );
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
  return places ? <div className="flex flex-col">{sections}</div> : sections;
}
