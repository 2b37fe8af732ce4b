"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { SectionDefinition } from "#lib/domain/sections/definition.ts";
import { SHELL } from "#lib/domain/sections/definitions.ts";
import { definitionNamed } from "#lib/domain/sections/find-definition.ts";
import type { Operation, SetOperation } from "#lib/edit/model/operation.ts";
import { allowedAt } from "#lib/edit/model/place.ts";

import type { Step } from "./store/types.ts";

type About = Pick<SetOperation, "about" | "handler">;

/** Names for people: what a place or a change is called, from the definition of its section; never an id. */
export function useLabels() {
  const t = useTranslations("edit");
  return useMemo(() => {
    const ofSection = ({ about, handler }: About): string => {
      const definition = definitionFor({ about, handler });
      const name = definition ? t(`names.${definition.name}`) : about.component;
      return about.title === "" || handler in SHELL ? name : `${name} “${about.title}”`;
    };
    /** "Hero “Summer”: Title (phone)" */
    const ofPlace = (place: About & Pick<SetOperation, "path">): string => {
      const definition = definitionFor(place);
      const allowed = definition && allowedAt(definition, place.path);
      if (!definition || !allowed) return ofSection(place);
      const own = t(`names.${allowed.name}`);
      const isOfPart = place.path.startsWith("parts.") && definition.parts;
      const named = isOfPart ? `${t(`names.${isOfPart.name}`)} · ${own}` : own;
      return t("label", {
        section: ofSection(place),
        place: allowed.isPhone ? t("onPhone", { name: named }) : named,
      });
    };
    const ofOperation = (operation: Operation): string => {
      switch (operation.kind) {
        case "set":
          return ofPlace(operation);
        case "order":
          return t("change.order");
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
    /** A step by what it did first. */
    const ofStep = ({ operations: [first] }: Step): string => (first ? ofOperation(first) : "");
    return { ofSection, ofPlace, ofOperation, ofStep };
  }, [t]);
}

const definitionFor = ({ about, handler }: About): SectionDefinition | null =>
  SHELL[handler] ?? definitionNamed(about.component);
