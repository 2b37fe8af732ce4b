import { classNames } from "@/lib/utils/class-names";
import { ICON_PATHS, type IconName } from "./icon-paths";

export type { IconName } from "./icon-paths";

/** A drawing beside words. It says nothing itself: the control it stands in has the name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames("size-5 shrink-0", className)}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** The icon of that name, null where there is none: for names that come from content. */
export const toIconName = (name: string): IconName | null =>
  Object.hasOwn(ICON_PATHS, name) ? (name as IconName) : null;
