import type { SeedRedirect } from "../types.ts";

const HOPS = 6;

export const redirects: readonly SeedRedirect[] = [
  { path: "good-301", target: "/landing", status: 301 },
  { path: "good-302", target: "/landing", status: 302 },
  { path: "same-host", target: "http://odd.localhost/landing", status: 301 },
  { path: "stari-čćžšđ", target: "/landing", status: 301 },
  // One hop more than the shop follows.
  ...Array.from(
    { length: HOPS },
    (_, index): SeedRedirect => ({
      path: `hop-${index + 1}`,
      target: index + 1 === HOPS ? "/landing" : `/hop-${index + 2}`,
      status: 301,
    }),
  ),
  { path: "loop-a", target: "/loop-b", status: 302 },
  { path: "loop-b", target: "/loop-a", status: 302 },
  { path: "loop-self", target: "/loop-self", status: 301 },
  { path: "evil-relative", target: "//evil.example", status: 301 },
  { path: "evil-absolute", target: "https://evil.example/", status: 301 },
  { path: "evil-backslash", target: "/\\evil.example", status: 301 },
  { path: "evil-script", target: "javascript:alert(1)", status: 302 },
];
