/** What a link may say of its target (`rel`), by the HTML standard; a browser would act on others, such as `opener`. */
const KNOWN: ReadonlySet<string> = new Set(
  "author bookmark external help license me next nofollow noopener noreferrer prev search sponsored tag ugc".split(
    " ",
  ),
);

/** The known values of some `rel` texts, each once; undefined where there is none. */
export function joinRel(...texts: (string | undefined)[]): string | undefined {
  const names = texts.flatMap((text) => (text ?? "").toLowerCase().split(/[\s,]+/));
  return [...new Set(names.filter((name) => KNOWN.has(name)))].join(" ") || undefined;
}
