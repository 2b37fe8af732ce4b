/** The look of a picked record. */
export const PICKED =
  "flex min-h-11 items-center gap-1 rounded-[0.5rem] border border-line ps-1 pe-0.5";
