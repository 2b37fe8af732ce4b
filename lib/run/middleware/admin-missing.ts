import { isStaff } from "./staff.ts";
import { dynamic } from "./surface.ts";
import { type Step, siteOf } from "./visit.ts";
import { visitLocale } from "./visit-locale.ts";

/**
 * An unknown address of the admin area. Staff see that inside the area, in its language and with its navigation;
 * everybody else gets the usual 404 page, without a backend request.
 */
export const adminMissing: Step = async (visit) => {
  const { match, request } = visit;
  if (match?.kind !== "none") return null;
  const { domain, languages } = siteOf(visit);
  const [first = "", second] = request.nextUrl.pathname.split("/").filter(Boolean);
  const isPrefixed = languages.some(({ code }) => code === first.toLowerCase());
  if ((isPrefixed ? second : first) !== "admin" || !(await isStaff(visit))) return null;
  const path = ["admin", domain, visitLocale(visit), "missing"].map(encodeURIComponent).join("/");
  return dynamic(visit, "admin", new URL(`/${path}`, request.nextUrl.origin));
};
