import { test as base, expect, type Page, type Response } from "@playwright/test";
import ar from "#messages/ar.json" with { type: "json" };
import de from "#messages/de.json" with { type: "json" };
import en from "#messages/en.json" with { type: "json" };
import hr from "#messages/hr.json" with { type: "json" };
import { seed } from "#sandbox/seed/index.ts";
import { HOSTS, Sandbox } from "./stack.ts";

export { expect } from "@playwright/test";
export const PORT = Number(process.env.E2E_PORT ?? 3180);
export const sandbox = new Sandbox(Number(process.env.E2E_SANDBOX_PORT ?? 4180));
/** One type for all catalogues, which keeps the type checker fast. */
export const MESSAGES: Record<"en" | "hr" | "de" | "ar", typeof en> = { en, hr, de, ar };
export const origin = (host: string = HOSTS.en) => `http://${host}:${PORT}`;

/** Secrets that must never reach a browser. */
const CANARIES = [
  ...[...seed.sites, ...(seed.late ?? []).map(({ site }) => site)].map(({ apiKey }) => apiKey),
  'protectCode":"',
  'accessToken":"',
  'refreshToken":"',
];

/**
 * Browsers report this after some seconds, for a font that the editor needs only for later dialogs, or for anything on a
 * machine that is busy: it depends on time alone. Firefox reports a font whose page was left before it came, WebKit a
 * page that was being fetched ahead, or the list of pages of the overview that was left.
 */
export const BY_THE_CLOCK =
  /was preloaded using link preload but not used within a few seconds|download failed .*status=2152398850|Fetch API cannot load \S+(?:[?&]_rsc=\S+|\/api\/admin\/pages\/list) due to access control checks/;

/** The console errors and leaks of a page while a test runs. */
export interface Watch {
  readonly complaints: string[];
  /** Allows complaints that a test expects, e.g. the browser's message for a failed request. */
  allow(pattern: RegExp): void;
}

/** Runs in the page, before its scripts: a violation that a script catches is in no console otherwise. */
const reportViolations = () =>
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(
      `policy violation: ${event.effectiveDirective} blocked ${event.blockedURI} in ${event.sourceFile}`,
    ),
  );

/**
 * Scripts of the build that were read, by address, which changes with their content, so that reading once is enough.
 */
const builtScripts = new Map<string, string>();
const isBuilt = (url: string) => new URL(url).pathname.startsWith("/_next/static/");

/** The text of an answer; empty if the page has been closed meanwhile. */
export async function textOf(answer: Response): Promise<string> {
  const url = answer.url();
  const known = builtScripts.get(url);
  if (known !== undefined) return known;
  const text = await answer.text().catch(() => "");
  if (text !== "" && answer.ok() && isBuilt(url)) builtScripts.set(url, text);
  return text;
}

function watch(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message} (${page.url()})`));
  page.on("response", async (answer) => {
    if (!/json|html|javascript|x-component/.test(answer.headers()["content-type"] ?? "")) return;
    if (new URL(answer.url()).port !== String(PORT) || builtScripts.has(answer.url())) return;
    const text = await textOf(answer);
    for (const canary of CANARIES) {
      if (text.includes(canary))
        complaints.push(`leak of ${canary.slice(0, 12)}… in ${answer.url()}`);
    }
  });
}

/** The one `test` of the browser suite: a console error or warning, a policy violation or a leaked secret fails it. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const allowed: RegExp[] = [BY_THE_CLOCK];
      await context.addInitScript(reportViolations);
      context.on("page", (page) => watch(page, complaints));
      await use({ complaints, allow: (pattern) => void allowed.push(pattern) });
      // A handler that is still fetching when the context closes fails with "Test ended", often in the next test.
      // A page that a test has crashed has no handlers left.
      for (const one of [context, ...context.pages()])
        await one.unrouteAll({ behavior: "ignoreErrors" }).catch(() => undefined);
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});
