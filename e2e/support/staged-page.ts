import type { Browser, Page } from "@playwright/test";
import { BASE } from "#tests/overlaps/edit-actions.ts";
import { Colleague } from "./colleague.ts";
import { OtherEditor } from "./other-editor.ts";
import { HOSTS } from "./stack.ts";
import { origin } from "./test.ts";

/** The site with several languages, in English. */
export const BASE_ADDRESS = `${origin(HOSTS.hr)}/en`;

/** A separate page that several people edit at once. */
export interface StagedPage {
  /** In edit mode. */
  readonly address: string;
  readonly handler: string;
  /** Its sections, which begin as `BASE` of `tests/overlaps/edit-actions.ts`. */
  readonly ids: readonly number[];
  /** Somebody else who edits it. */
  readonly colleague: Colleague;
  readonly backend: OtherEditor;
}

/** @param options what each section is set to besides */
export async function stagePage(
  browser: Browser,
  name: string,
  options: readonly Readonly<Record<string, unknown>>[],
): Promise<StagedPage> {
  const slug = `${name}-${Date.now()}`;
  const handler = `page-section:${slug}`;
  const colleague = await Colleague.logIn(browser, 1, BASE_ADDRESS);
  const backend = await OtherEditor.logIn(HOSTS.hr);
  await colleague.post("edit/page/create", {
    title: slug,
    slug,
    type: "page",
    status: "published",
  });
  const ids: number[] = [];
  for (const own of options) {
    const order = ids.length + 1;
    const id = await backend.create(handler, {
      ...BASE,
      options: { ...BASE.options, order, ...own },
    });
    // Only saves after its creation give it a timestamp.
    await backend.save(id, "meta", {});
    ids.push(id);
  }
  return { address: `${BASE_ADDRESS}/${slug}?editPage=true`, handler, ids, colleague, backend };
}

/** Serves the picture of `tests/overlaps/edit-actions.ts`, which is in no library. */
export const servePicture = (page: Page): Promise<unknown> =>
  page.route(/m(\/|%2F)5\.jpg/, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2H0z"/></svg>',
    }),
  );
