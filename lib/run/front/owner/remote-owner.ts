import type { CachesReport, PageOwner } from "#lib/web/cache/owner/page-owner.ts";
import type { FoundPage, NewPage } from "#lib/web/cache/page-entry.ts";

/** Questions of a render process to the owner of the pages (lib/web/cache/owner/page-owner.ts). */
type Question =
  | { readonly kind: "get"; readonly key: string }
  | { readonly kind: "set"; readonly key: string; readonly page: NewPage }
  | { readonly kind: "fail"; readonly key: string; readonly begunAt: number }
  | { readonly kind: "expire"; readonly tags: readonly string[] }
  | { readonly kind: "report"; readonly domain: string };

/** The requested part; neither is set if the question only reports something. */
export interface Answer {
  readonly found?: FoundPage;
  readonly report?: CachesReport;
}

/** A question of a render process, which gets an `answer` with the same number. */
export interface Ask {
  readonly kind: "ask";
  readonly id: number;
  readonly question: Question;
}

/**
 * The owner of the pages, for a render process: each question is sent to the front through their channel. The channel
 * keeps messages in order, so a page found there is no older than the expiries that the process knows of.
 */
export function createRemoteOwner(tell: (message: Ask) => void) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;

  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      tell({ kind: "ask", id: asked, question });
    });

  const owner: PageOwner = {
    get: async (key) =>
      (await ask({ kind: "get", key })).found ?? { page: null, use: "held", at: Date.now() },
    set: async (key, page) => void (await ask({ kind: "set", key, page })),
    fail: async (key, begunAt) => void (await ask({ kind: "fail", key, begunAt })),
    expire: async (tags) => void (await ask({ kind: "expire", tags })),
    report: async (domain) => (await ask({ kind: "report", domain })).report ?? null,
  };

  return {
    owner,
    /** The front has answered. */
    answered(id: number, answer: Answer): void {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    },
  };
}

/** The owner's answer to a question of a render process. */
export async function answerOf(owner: PageOwner, question: Question): Promise<Answer> {
  switch (question.kind) {
    case "get":
      return { found: await owner.get(question.key) };
    case "set":
      await owner.set(question.key, question.page);
      return {};
    case "fail":
      await owner.fail(question.key, question.begunAt);
      return {};
    case "expire":
      await owner.expire(question.tags);
      return {};
    case "report":
      return { report: (await owner.report(question.domain)) ?? undefined };
  }
}
