import "server-only";
import { setRenderers } from "#components/kit/cms/renderers.ts";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import { editRenderers } from "#components/staff/edit/surface/edit-renderers.tsx";
import type { SiteContext } from "#lib/web/site/types.ts";
import { EditDialogs } from "./edit-dialogs.tsx";
import { Boxes, GalleryFrame } from "./gallery-frame.tsx";
import type { GalleryQuery } from "./groups.ts";
import { emptySections } from "./section-specimens.tsx";

interface Props extends GalleryQuery {
  readonly context: SiteContext;
}

/** Staff specimens: newly inserted sections, and the editor's dialogs. */
export function EditorPage({ context, show = "", only = "" }: Props) {
  // Set before rendering: shoppers see nothing of an empty section.
  setRenderers(editRenderers);
  const group = show === "empty" ? "empty" : "editor";
  return (
    <EditContextProvider>
      <GalleryFrame context={context} group={group}>
        {group === "empty" ? (
          <Boxes specimens={emptySections()} only={String(only)} />
        ) : (
          <EditDialogs only={String(only)} />
        )}
      </GalleryFrame>
    </EditContextProvider>
  );
}
