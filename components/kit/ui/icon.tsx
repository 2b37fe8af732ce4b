import { Glyph } from "./glyph.tsx";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";

export type { IconName } from "./icon-paths.ts";

/** An icon. It is hidden from assistive technology, because the control around it has the name. */
export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <Glyph path={ICON_PATHS[name]} className={className} />
);

/** The icon of that name, null if there is none: for names that come from content. */
export const toIconName = (name: string): IconName | null => (isIconName(name) ? name : null);

const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name);
