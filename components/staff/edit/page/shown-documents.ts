/** The documents that are visible: those of the preview's frames, else the window's own. */
export function shownDocuments(): readonly Document[] {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>("iframe[data-edit-preview]")];
  const pages = frames.flatMap(({ contentDocument }) => contentDocument ?? []);
  return pages.length > 0 ? pages : [document];
}

/** Removes the focus from the focused field, also in a frame of the preview. */
export function leaveField(): void {
  for (const { activeElement } of new Set([...shownDocuments(), document])) {
    // Elements of a frame are not instances of this window's classes.
    const blur: unknown = activeElement && Reflect.get(activeElement, "blur");
    if (typeof blur === "function") blur.call(activeElement);
  }
}
