"use client";

import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import { setValue, valueOfSection } from "#lib/staff/edit/model/actions.ts";
import type { Json, Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { useEditContext, useEditState } from "./edit-context.tsx";

/** Values of a shown section from the working copy, and a function to set them in one step. */
export function useSlots(elementId: number) {
  const { store } = useEditContext();
  const section = useEditState((state) => state.sections[elementId]);
  const operations = useEditState((state) => state.operations);
  const definition = section ? definitionFor(section) : null;
  const held = (path: string): Json | undefined =>
    section && valueOfSection(operations, section, path);
  const set = (values: Readonly<Record<string, Json | undefined>>): void => {
    if (!section || !definition) return;
    const made = Object.entries(values).flatMap(
      ([path, value]): Operation | Operation[] =>
        setValue(store.getState().operations, section, definition, path, value) ?? [],
    );
    store.getState().act(made);
  };
  return { section: section ?? null, definition, held, set };
}
