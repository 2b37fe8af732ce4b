/** The allowed `rel` values of a link, from the HTML standard; browsers would act on others, such as `opener`. */
const KNOWN: ReadonlySet<string> = new Set(
  "author bookmark external help license me next nofollow noopener noreferrer prev search sponsored tag ugc".split(
    " ",
  ),
);

/** The known values of some `rel` texts, each once; undefined if there are none. */
export function joinRel(...texts: (string | undefined)[]): string | undefined {
  const names = texts.flatMap((text) => (text ?? "").toLowerCase().split(/[\s,]+/));
  return [...new Set(names.filter((name) => KNOWN.has(name)))].join(" ") || undefined;
}
