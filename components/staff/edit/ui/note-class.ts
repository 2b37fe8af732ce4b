import { classNames } from "#lib/base/utils/class-names.ts";

/**
 * The look of a note below the bar. Its text takes the width that its buttons leave, so that the note is as low as it can
 * be; in a low window its buttons are lower too, so that the page stays in view.
 */
export const noteClass = (isAlarm = false): string =>
  classNames(
    "edit-note flex flex-wrap items-center gap-x-3 gap-y-1.5 px-[clamp(0.75rem,2vw,1.5rem)] py-2 low:gap-x-2 low:gap-y-1 low:py-1 low:[--staff-control:1.75rem]",
    isAlarm
      ? "edit-problems max-h-[30dvh] overflow-y-auto bg-(--edit-alarm-ground) [&_q]:line-clamp-2 [&_q]:wrap-anywhere [&>p]:flex-none [&>ul]:flex-1 [&>ul]:basis-60 [&_li_button]:me-1.5 [&_li_button]:mt-1"
      : "bg-bar-raised [&>:is(p,ul)]:flex-1 [&>:is(p,ul)]:basis-60",
  );
