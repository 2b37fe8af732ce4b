"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import { keepHere, keptHere } from "#components/staff/edit/places/stored-preferences.ts";
import "./places.css";

const KEY = "edit-places";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Preview frames, and other tabs, get the change in this way.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Marks everything editable, or only hovered slots. Stored on this device until it is changed. */
export function showPlaces(isShown: boolean): void {
  keepHere(KEY, isShown ? "shown" : null);
  for (const listener of listeners) listener();
}

/** Whether everything editable is outlined: for devices without hover, or people who see thin lines badly. */
export const usePlacesShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keptHere(KEY) !== null,
    () => false,
  );

/** Makes the styles of this document mark all editable spots (`places.css`). */
export function useMarkedPlaces(): void {
  const isShown = usePlacesShown();
  const isEditing = useIsEditing();
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-edit-places", isShown && isEditing);
    return () => root.removeAttribute("data-edit-places");
  }, [isShown, isEditing]);
}
