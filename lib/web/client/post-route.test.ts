// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { postRoute } from "./post-route.ts";

const root = document.documentElement;

beforeEach(() => {
  root.dataset.language = "hr";
});

afterEach(() => {
  root.removeAttribute("lang");
  delete root.dataset.language;
  delete root.dataset.siteLanguage;
});

async function languageSent(): Promise<string | null> {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ data: {} }));
  await postRoute("session/logout");
  return new Headers(fetched.mock.lastCall?.[1]?.headers).get("language");
}

it.each([
  "de",
  "ja",
  "zh-CN",
  "",
])("asks in the language of the page, which a translator called %j", async (lang) => {
  root.lang = lang;
  expect(await languageSent()).toBe("hr");
});

it("asks in the site's language where the interface is written in one that the site does not have", async () => {
  root.dataset.siteLanguage = "de";
  expect(await languageSent()).toBe("de");
});
