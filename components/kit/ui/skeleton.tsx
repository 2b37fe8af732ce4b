import { classNames } from "#lib/base/utils/class-names.ts";

/** A placeholder for content that is being loaded. Give it the size of that content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      "block rounded-md bg-ground [animation:glint_1.6s_ease-in-out_infinite]",
      className,
    )}
  />
);
