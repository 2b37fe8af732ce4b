// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { postRoute } from "./post-route.ts";

const root = document.documentElement;

afterEach(() => {
  root.lang = "en";
  delete root.dataset.language;
});

async function languageSent(): Promise<string | null> {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ data: {} }));
  await postRoute("session/logout");
  return new Headers(fetched.mock.lastCall?.[1]?.headers).get("language");
}

it("asks in the language of the page", async () => {
  root.lang = "hr";
  expect(await languageSent()).toBe("hr");
});

it("asks in the site's language where the interface is written in one that the site does not have", async () => {
  root.lang = "ar";
  root.dataset.language = "hr";
  expect(await languageSent()).toBe("hr");
});
