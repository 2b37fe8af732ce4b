"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { toClock } from "#components/staff/edit/ui/clock-field.ts";
import { readableValue } from "#components/staff/edit/ui/readable-value.ts";
import type { OptionDefinition } from "#lib/shop/domain/sections/definition.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import type { Json, Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import type { ChoiceKind } from "./picks/reads.ts";
import { useChosen } from "./picks/use-picked.ts";
import { flagOf, listOf, textOf } from "./read-value.ts";

/**
 * Formats values of a change as their controls show them: picked records by title, flags as yes or no, a date in the
 * site's time zone. Other values are formatted by `readableValue`.
 * @param values all values to format: their records are looked up together
 */
export function useOptionText(
  operation: Operation,
  values: readonly (Json | undefined)[],
): (value: Json | undefined) => string {
  const t = useTranslations("edit");
  const { timeZone } = useSite();
  const option = optionOf(operation);
  const of = pickedKind(option);
  const keys = of ? [...new Set(values.flatMap(listOf))] : [];
  const { known, isFailed } = useChosen(of ?? "product", keys);
  if (option?.control === "flag")
    return (value) => (isUnset(value) ? "" : t(flagOf(value) ? "review.yes" : "review.no"));
  if (option?.control === "moment")
    return (value) => toClock(textOf(value), timeZone).replace("T", " ") || readableValue(value);
  if (!of) return readableValue;
  const titleOf = (key: string): string => {
    const title = known?.find((one) => one.key === key)?.title;
    // If the list cannot be read, the key is better than no text.
    return title ?? (isFailed ? key : t(known ? "settings.missing" : "settings.loading"));
  };
  return (value) => listOf(value).map(titleOf).join(", ");
}

function optionOf(operation: Operation): OptionDefinition | null {
  if (operation.kind !== "set") return null;
  const definition = definitionFor(operation);
  const allowed = definition && allowedAt(definition, operation.path);
  return allowed?.slot === "option" ? allowed.option : null;
}

const pickedKind = (option: OptionDefinition | null): ChoiceKind | null =>
  option?.control === "pick" || option?.control === "slugs" ? option.of : null;
