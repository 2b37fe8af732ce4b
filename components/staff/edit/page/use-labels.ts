"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { EditState } from "#components/staff/edit/store/edit-state.ts";
import { valueAt } from "#components/staff/edit/store/edit-store.ts";
import type { Step } from "#components/staff/edit/store/edit-types.ts";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { definitionFor, definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { valueOfSection } from "#lib/staff/edit/model/actions.ts";
import type { Operation, SetOperation } from "#lib/staff/edit/model/edit-operation.ts";
import { titleOfPart } from "#lib/staff/edit/model/part-title.ts";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import { wordsOf } from "#lib/staff/edit/model/shown-title.ts";
import { useEditContext } from "./edit-context.tsx";
import { handlerOnPage, numberOnPage, sectionById } from "./page-dom.ts";

type About = Pick<SetOperation, "about" | "handler">;
/** With its element, the section is also described by its position on the page. */
type Named = About & { readonly elementId?: number | null };

/** Readable names of slots and changes, from the definition of their section; never an id. */
export function useLabels() {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  return useMemo(() => {
    const ofKind = (about: About): string => {
      const definition = definitionFor(about);
      return definition ? t(`names.${definition.name}`) : t("sections.unknownKind");
    };
    const titled = (section: About, words: string, number: number | null): string => {
      const kind = ofKind(section);
      if (words !== "" && !Object.hasOwn(SHELL, section.handler))
        return t("sections.titled", { section: kind, title: words });
      return number === null ? kind : t("sections.numbered", { section: kind, number });
    };
    /** Deterministic, for hydration: a section without text is named by its kind alone. */
    const ofTitled = (section: About, number: number | null = null): string =>
      titled(section, section.about.title, number);
    /** For dialogs opened later: the words that a section has now, and the position of one without any. */
    const ofSection = ({ elementId = null, ...section }: Named): string => {
      const state = store.getState();
      const words = wordsNow(state, elementId) || section.about.title || newWords(state, elementId);
      return titled(section, words, words === "" ? numberOnPage(state, elementId) : null);
    };
    /** "Title (phone)": within its section; null if no definition names it. */
    const withinSection = (place: About & Pick<SetOperation, "path">): string | null => {
      const definition = definitionFor(place);
      const allowed = definition && allowedAt(definition, place.path);
      if (!definition || !allowed) return null;
      const own = t(`names.${allowed.name}`);
      const isOfPart = place.path.startsWith("parts.") && definition.parts;
      const named = isOfPart ? `${t(`names.${isOfPart.name}`)} · ${own}` : own;
      return allowed.isPhone ? t("onPhone", { name: named }) : named;
    };
    /** "Hero “Summer”: Title (phone)" */
    const ofPlace = (
      of: About & Pick<SetOperation, "path">,
      section: string = ofTitled(of),
    ): string => {
      const place = withinSection(of);
      return place === null ? section : t("label", { section, place });
    };
    /** "Shop: Links": of a menu, else of the section itself. */
    const ofLinks = (state: EditState, elementId: number, part: string | null): string => {
      const section = sectionById(state, elementId);
      const all = t("links.all");
      if (!section) return all;
      const parts = part === null ? undefined : definitionFor(section)?.parts;
      const title = parts && part && titleOfPart(state.operations, section, parts, part);
      return t("label", { section: title || ofSection(section), place: all });
    };
    const ofOperation = (operation: Operation): string => {
      switch (operation.kind) {
        case "set":
          return ofPlace(operation, ofSection(operation));
        case "order": {
          // The order of another page includes that page's name.
          const page = operation.handler.slice(operation.handler.indexOf(":") + 1);
          const isHere = operation.handler === handlerOnPage();
          return isHere ? t("change.order") : t("change.orderOf", { page });
        }
        case "insert":
        case "remove":
        case "follow":
          return t(`change.${operation.kind}`, { section: ofSection(operation) });
        case "insertPart":
        case "removePart":
        case "orderParts": {
          const parts = definitionFor(operation)?.parts;
          const part = parts ? t(`names.${parts.name}`) : "";
          return t(`change.${operation.kind}`, { section: ofSection(operation), part });
        }
        default:
          return operation satisfies never;
      }
    };
    /** The label of a step: that of its first operation. */
    const ofStep = ({ operations: [first] }: Step): string => (first ? ofOperation(first) : "");
    return { ofTitled, ofSection, ofPlace, withinSection, ofLinks, ofOperation, ofStep };
  }, [t, store]);
}

/** The first words of a section in the working copy; "" if it is unknown here, or has none. */
function wordsNow(state: EditState, elementId: number | null): string {
  const section = elementId === null ? undefined : state.sections[elementId];
  const definition = section && definitionFor(section);
  if (!section || !definition) return "";
  const places = [
    ...definition.slots,
    ...section.partKeys.flatMap((key) =>
      (definition.parts?.slots ?? []).map((slot) => ({
        ...slot,
        path: `parts.${key}.${slot.path}`,
      })),
    ),
  ];
  for (const { path, kind } of places) {
    if (kind !== "text" && kind !== "html") continue;
    // The place has the value that was published from here since the page was drawn.
    const place = state.regions[`${elementId}:${path}`];
    const value = place
      ? valueAt(state, `${elementId}:${path}`)
      : valueOfSection(state.operations, section, path);
    const words = typeof value === "string" ? wordsOf(value, kind) : "";
    if (words !== "") return words;
  }
  return "";
}

/** The first words typed into a section that is not published yet. */
function newWords({ operations }: EditState, elementId: number | null): string {
  const made = elementId !== null && elementId < 0 ? operations[`${elementId}:`] : undefined;
  if (made?.kind !== "insert") return "";
  const { slots = [] } = definitionNamed(made.about.component) ?? {};
  const typed = slots.map(({ path, kind }) => {
    const set = operations[`${elementId}:${path}`];
    return set?.kind === "set" && typeof set.after === "string" ? wordsOf(set.after, kind) : "";
  });
  return typed.find((words) => words !== "") ?? "";
}
