import Cookies from "js-cookie";

/** Removes the cookies with these names that a script has set for this host or one of the domains above it. */
export function removeCookies(names: RegExp): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, at) => labels.slice(at).join("."));
  for (const name of Object.keys(Cookies.get()).filter((one) => names.test(one))) {
    Cookies.remove(name, { path: "/" });
    for (const domain of domains) Cookies.remove(name, { path: "/", domain });
  }
}
