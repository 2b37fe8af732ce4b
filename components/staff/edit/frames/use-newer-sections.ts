import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { isSame } from "#lib/staff/edit/model/json.ts";
import type { Section } from "#lib/staff/edit/model/section.ts";

/**
 * Redraws this window once another one, a frame or the page around it, shows a newer version of a section: the working
 * copy is based on the newest, and everything that the browser does not draw itself (pictures, lists of parts) would be
 * outdated.
 */
export function useNewerSections(): void {
  const { store, drawn } = useEditContext();
  const router = useRouter();
  useEffect(() => {
    /** Requested once: if two servers never agree, windows would redraw each other for ever. */
    const asked = new Map<number, Section>();
    const look = () => {
      const { sections } = store.getState();
      const newer = [...drawn].flatMap(([elementId, section]) => {
        const known = sections[elementId];
        // A new section is drawn in its initial state; later input is in the working copy.
        if (elementId < 0 || !known || saysSame(known, section)) return [];
        return saysSame(known, asked.get(elementId)) ? [] : known;
      });
      if (newer.length === 0) return;
      for (const section of newer) asked.set(section.elementId, section);
      router.refresh();
    };
    look();
    return store.subscribe((state, previous) => {
      if (state.sections !== previous.sections) look();
    });
  }, [store, drawn, router]);
}

/** The name of a section may differ with the page that shows it. */
const saysSame = (one: Section, other: Section | undefined): boolean =>
  one === other || (other !== undefined && isSame(one.content, other.content));
