import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import en from "#messages/en.json";

/**
 * `next-intl/server` as a test wants it, in English: the real one needs a server that knows React's server condition.
 *
 * @example
 * vi.mock("next-intl/server", async () => (await import("#tests/factories/server-markup.tsx")).serverMessages);
 */
export const serverMessages = {
  getTranslations: async (where?: string | { readonly namespace?: string }) =>
    createTranslator({
      locale: "en",
      messages: en,
      namespace: typeof where === "string" ? where : where?.namespace,
    } as Parameters<typeof createTranslator>[0]),
};

/** The markup of server components, async ones included, where the browser's messages are there as well. */
export const serverMarkup = (node: ReactNode): Promise<string> =>
  bareMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      {node}
    </NextIntlClientProvider>,
  );

/** The same of a page that loads no messages for its client components. */
export async function bareMarkup(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return (await new Response(prelude).text()).replaceAll("<!-- -->", "");
}
