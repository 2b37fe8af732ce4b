import "server-only";
import type { SiteContext } from "#lib/web/site/types.ts";
import { DialogSpecimens } from "./dialog-specimens.tsx";
import { formSpecimens } from "./form-specimens.tsx";
import { Boxes, GalleryFrame } from "./gallery-frame.tsx";
import type { GalleryQuery, Group } from "./groups.ts";
import { primitiveSpecimens } from "./primitive-specimens.tsx";
import { sectionSpecimens } from "./section-specimens.tsx";
import type { Specimen } from "./specimen.tsx";
import { stateSpecimens } from "./state-specimens.tsx";

type ShopGroup = Exclude<Group, "empty" | "editor">;

const SHOWN: Readonly<
  Record<ShopGroup, (context: SiteContext, only: string) => Promise<readonly Specimen[]>>
> = {
  primitives: primitiveSpecimens,
  forms: formSpecimens,
  states: stateSpecimens,
  sections: sectionSpecimens,
  dialogs: async (_, only) => [
    { name: only || "dialog", draw: () => <DialogSpecimens only={only} /> },
  ],
};

const isGroup = (name: string): name is ShopGroup => Object.hasOwn(SHOWN, name);

interface Props extends GalleryQuery {
  readonly context: SiteContext;
}

/** The shoppers' view: every primitive, section and state, in the site's theme and the page's language. */
export async function GalleryPage({ context, show = "", only = "" }: Props) {
  const asked = String(show);
  const group = isGroup(asked) ? asked : "primitives";
  return (
    <GalleryFrame context={context} group={group}>
      <Boxes specimens={await SHOWN[group](context, String(only))} only={String(only)} />
    </GalleryFrame>
  );
}
