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

/** The markup of server components, async ones included. */
export async function serverMarkup(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      {node}
    </NextIntlClientProvider>,
  );
  return (await new Response(prelude).text()).replaceAll("<!-- -->", "");
}
