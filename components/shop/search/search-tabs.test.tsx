import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import messages from "#messages/en.json";
import { SearchTabs } from "./search-tabs.tsx";

it("says each number once, beside its word, to browsers that know no style sheet", () => {
  const markup = renderToString(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SearchTabs
        categories={["products", "posts"]}
        shown="products"
        totalOf={(category) => (category === "products" ? 29 : 11)}
        hrefFor={(category) => `/search?category=${category}`}
        onChoose={() => {}}
      />
    </NextIntlClientProvider>,
  );
  const texts = [...markup.matchAll(/<a[^>]*>(.*?)<\/a>/g)].map(([, inner = ""]) =>
    inner.replaceAll(/<[^>]*>/g, ""),
  );
  expect(texts).toEqual(["Products 29 results ", "Posts 11 results "]);
});
