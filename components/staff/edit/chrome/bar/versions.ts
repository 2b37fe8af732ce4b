/** The look of a `<dl>` of texts: each is as high as its first lines, and scrolls. */
export const VERSIONS =
  "[&_dd]:mt-1 [&_dd]:mb-3 [&_dd]:max-h-40 [&_dd]:overflow-y-auto [&_dd]:rounded-[0.5rem] [&_dd]:bg-sunken [&_dd]:px-3 [&_dd]:py-2.5 [&_dd]:whitespace-pre-wrap [&_dt]:text-small [&_dt]:text-muted";
