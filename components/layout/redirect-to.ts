import "server-only";
import { permanentRedirect, redirect } from "next/navigation";

/** Sends the visitor of a page on, with 308 for good or 307 for now, before anything of the page is sent. */
export const redirectTo = (target: string, permanent = true): never =>
  permanent ? permanentRedirect(target) : redirect(target);
