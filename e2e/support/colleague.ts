import type { Browser, Page } from "@playwright/test";
import type { PublishAnswer } from "#lib/staff/edit/model/answers.ts";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { becomeStaff } from "./staff.ts";

/** Another member of staff, in a separate browser. */
export class Colleague {
  readonly page: Page;
  readonly #language: string;
  private constructor(page: Page, language: string) {
    this.page = page;
    this.#language = language;
  }

  /**
   * @param number of the staff member, from 0; the tests log in as the first one
   * @param base the root address of the language
   */
  static async logIn(
    browser: Browser,
    number: number,
    base: string,
    language = "en",
  ): Promise<Colleague> {
    const page = await (await browser.newContext()).newPage();
    await becomeStaff(page, base, number);
    // A page without scripts, so that this browser sends only the requests made here.
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

  /** Publishes all of them, as the editor of their page does. */
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
