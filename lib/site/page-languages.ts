import "server-only";
import { cache } from "react";
import type { Locale } from "./types.ts";

/** Local addresses of the page being rendered, by language; a language it does not exist in is left out. */
export type PageHrefs = Readonly<Record<Locale, string>>;

/** Milliseconds for which the header waits for a page to say where it stands, and after a read of it has failed. */
const PATIENCE = 3_000;
const AFTER_FAULT = 250;

interface Box {
  readonly said: Promise<PageHrefs | null>;
  readonly say: (hrefs: PageHrefs | null) => void;
}

/** One box a request. The layout's header waits for what the page beside it puts in. */
const box = cache((): Box => {
  let say: Box["say"] = () => undefined;
  const said = new Promise<PageHrefs | null>((resolve) => {
    say = resolve;
  });
  return { said, say };
});

/** Said by a page: where it stands in each language. An empty record stands for a page of this language alone. */
export const sayPageLanguages = (hrefs: PageHrefs): void => box().say(hrefs);

/** A page that may never come to say it: the header must not wait for it. */
export function hurryPageLanguages(): void {
  const { say } = box();
  setTimeout(() => say(null), AFTER_FAULT).unref();
}

/** What the page of this request says of its languages, null when it says nothing in time. */
export async function waitForPageLanguages(patience = PATIENCE): Promise<PageHrefs | null> {
  const { said, say } = box();
  const timer = setTimeout(() => say(null), patience);
  return said.finally(() => clearTimeout(timer));
}
