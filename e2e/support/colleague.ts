import type { Browser, Page } from "@playwright/test";
import type { PublishAnswer } from "#lib/edit/model/answers.ts";
import type { Operation } from "#lib/edit/model/operation.ts";
import { becomeStaff } from "./staff.ts";

/** Somebody else of the staff, in a browser of their own. */
export class Colleague {
  readonly page: Page;
  readonly #language: string;
  private constructor(page: Page, language: string) {
    this.page = page;
    this.#language = language;
  }

  /**
   * @param number which of the staff, from 0; the first one is who the tests log in as
   * @param base where the pages of the language begin
   */
  static async logIn(
    browser: Browser,
    number: number,
    base: string,
    language = "en",
  ): Promise<Colleague> {
    const page = await (await browser.newContext()).newPage();
    await becomeStaff(page, base, number);
    // A page without scripts: what is asked from here is all that this browser does.
    await page.goto(new URL("/robots.txt", base).href);
    return new Colleague(page, language);
  }

  /** Asks a route of the shop as the editor's own pages do. */
  post<T>(route: string, body: unknown): Promise<T> {
    return this.page.evaluate(
      async ({ path, text, language }) => {
        const answer = await fetch(path, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-requested-with": "baseline",
            language,
          },
          body: text,
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()).data;
      },
      { path: `/api/${route}`, text: JSON.stringify(body), language: this.#language },
    );
  }

  /** Publishes all of them, as the editor of a page of theirs does. */
  async publish(operations: readonly Operation[]): Promise<void> {
    const { results } = await this.post<PublishAnswer>("edit/publish", {
      locale: this.#language,
      attempt: crypto.randomUUID(),
      operations,
    });
    const refused = results.filter(({ status }) => status !== "saved");
    if (refused.length > 0) throw new Error(`not published: ${JSON.stringify(refused)}`);
  }
}
