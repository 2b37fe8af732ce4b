import { addToTexts, changeAnswers, someChanges } from "#e2e/support/changed-answers.ts";
import { HOSTS, Stack } from "#e2e/support/stack.ts";
import { expect, PORT, sandbox, test } from "#e2e/support/test.ts";

/** The site is found by these; without them there is no page to look at. */
const KEPT = ["domainDetect", "commons", "option/filter"];
const WAYS = [
  { host: HOSTS.en, name: "half a character in every text", change: addToTexts("\ud83c"), lost: 0 },
  {
    host: HOSTS.hr,
    name: "markup in every text",
    change: addToTexts("<i data-foreign>x</i>"),
    lost: 0,
  },
  { host: HOSTS.velo, name: "other types and values", change: someChanges(28), lost: 12 },
] as const;
const FIRST = ["/", "/shop", "/blog", "/search?search=racket"];

test("no page fails or passes on markup because an answer has another form", async () => {
  const backend = sandbox.port + 300;
  const changed = await changeAnswers(backend, KEPT);
  const stack = new Stack(PORT + 300, backend, {
    BACKEND_URL: `http://localhost:${changed.port}`,
    WEB_CONCURRENCY: "1",
  });
  await stack.startBackend();
  await stack.startShop();
  try {
    for (const { host, name, change, lost } of WAYS)
      await test.step(name, async () => {
        changed.changeBy(change);
        const paths = new Set(FIRST);
        const statuses: string[] = [];
        // One after another: which answers are changed depends on the order.
        for (const path of paths) {
          const { status, body } = await stack.sendRequest(path, {
            host,
            headers: { accept: "text/html" },
          });
          if (![200, 404, 308].includes(status)) statuses.push(`${path}: ${status}`);
          expect(body, path).not.toMatch(/<i data-foreign|(?:href|src|action)="javascript:/);
          for (const [, found = ""] of body.matchAll(/ href="(\/[^"#?]*)"/g)) {
            const { pathname } = new URL(found, stack.origin(host));
            if (paths.size < 30 && !/^\/(?:_next|api|icon|og)\b/.test(pathname))
              paths.add(pathname);
          }
        }
        expect(paths.size).toBe(30);
        // An answer without which there is no such page could not be read; no other page is lost.
        expect(statuses.length > lost ? statuses : []).toEqual([]);
        expect(statuses.filter((line) => !line.endsWith(": 503"))).toEqual([]);
      });
  } finally {
    await stack.stop();
    changed.stop();
  }
});
