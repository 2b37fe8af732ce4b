import { classNames } from "#lib/utils/class-names.ts";

/** A place kept for what is still coming. Give it the size of the thing. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      "block rounded-md bg-ground [animation:glint_1.6s_ease-in-out_infinite]",
      className,
    )}
  />
);
