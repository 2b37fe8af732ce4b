"use client";

import { useTranslations } from "next-intl";

/**
 * Says below the bar that the server is drawing the page, over the page so that nothing moves. It fades in late: most
 * drawings are done by then.
 */
export function DrawingNote({ isOn }: { isOn: boolean }) {
  const t = useTranslations("edit");
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 top-full flex justify-center"
    >
      {isOn ? (
        <span className="tone-bar mt-2 animate-pulse rounded-full px-3.5 py-1 text-small shadow-lg transition-opacity delay-300 duration-200 motion-reduce:animate-none starting:opacity-0">
          {t("drawing")}
        </span>
      ) : null}
    </div>
  );
}
