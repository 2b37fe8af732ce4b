import { expect, it } from "vitest";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import { afterLogin } from "./after-login.ts";

const site = { locale: "de", defaultLocale: "hr" } as ClientSite;

it.each([
  ["/de/kasse?step=2", "/de/kasse?step=2"],
  [null, "/de"],
  ["//evil.test", "/de"],
  ["/\\evil.test", "/de"],
  ["https://evil.test", "/de"],
  ["/de/login", "/de"],
  ["/de/login?redirect=/x", "/de"],
])("%j leads to %s", (wanted, expected) =>
  expect(afterLogin(site, wanted, "/de/login")).toBe(expected));
