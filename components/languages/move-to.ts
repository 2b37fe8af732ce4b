import "server-only";
import { permanentRedirect, redirect } from "next/navigation";
import { sayPageLanguages } from "#lib/site/page-languages.ts";

/** Sends the visitor of a page on, 308 for good or 307 for now, before anything of it is sent. */
export function moveTo(target: string, permanent = true): never {
  // The header waits for every page to say its languages, and this one will not.
  sayPageLanguages({});
  return permanent ? permanentRedirect(target) : redirect(target);
}
