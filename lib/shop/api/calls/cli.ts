import { z } from "zod";
import { get, nameCalls, post } from "#lib/shop/api/declare.ts";
import { rowsOf } from "#lib/shop/api/schemas/list.ts";
import { textOr } from "#lib/shop/api/schemas/schema-fields.ts";

/**
 * Calls for developers (docs/contract.md §8.4). Separate from the table of calls, so that no production bundle contains
 * them.
 */
export const cliCalls = nameCalls({
  _cli: {
    "get-latest-tag": get({ answer: z.object({ tag: textOr("") }) }),
    "get-latest-release": post({
      safe: true,
      input: z.object({ gitlabProjectId: z.string(), gitlabBranch: z.string() }),
      answer: rowsOf(
        z.object({ tag: textOr(""), released_at: textOr(""), description_html: textOr("") }),
      ),
    }),
  },
});
