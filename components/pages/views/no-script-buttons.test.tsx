// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CustomiseButton } from "#components/shop/bundle/customise-button.tsx";
import { ConsentsButton } from "#components/shop/consent/consents-button.tsx";
import { BuyRow } from "#components/shop/product-page/buy/buy-row.tsx";
import { ShareButton } from "#components/shop/product-page/buy/share-button.tsx";
import { Gallery } from "#components/shop/product-page/gallery/product-gallery.tsx";
import { ReviewBoard } from "#components/shop/review/review-board.tsx";
import { WishlistButton } from "#components/shop/wishlist/wishlist-button.tsx";
import en from "#messages/en.json";

vi.mock("#components/shop/product-page/gallery/gallery-behaviour.tsx", () => ({
  GalleryBehaviour: () => null,
}));

/** The style sheet's selectors hidden without scripts: its first rule, and the class that any element may have. */
const styles = readFileSync("app/styles/no-script.css", "utf8");
const named = /@media \(scripting: none\) \{\s*([^{]+)\{\s*display: none;/.exec(styles)?.[1] ?? "";
const HIDDEN = `${named.replace(/\s+/g, " ")}, .noscript\\:hidden, .noscript\\:hidden *`;

const labels = { add: "Add", remove: "Remove" };
const rules = {
  stars: 5,
  requireRating: false,
  requireComment: false,
  publishing: false,
  onePerUser: false,
  onBlog: true,
  canEdit: false,
};
const picture = { src: "/a.jpg", width: 10, height: 10 };

const PARTS: [name: string, part: () => ReactNode][] = [
  ["a heart", () => <WishlistButton {...{ id: 1, name: "A", format: "", labels }} size="tile" />],
  ["the consents", () => <ConsentsButton label="Consents" />],
  [
    "sharing",
    () => (
      <ShareButton title="A" labels={{ copied: "", failed: "" }}>
        Share
      </ShareButton>
    ),
  ],
  ["the choices of a bundle", () => <CustomiseButton productId={1} slug="a" name="A" />],
  [
    "the steps of a quantity",
    () => (
      <BuyRow
        {...{ name: "A", variant: "", price: "1", quantity: "1", error: null, failure: null }}
        {...{ adding: false, quiet: false, onQuantity: () => {} }}
      />
    ),
  ],
  [
    "the pictures of a product",
    () => (
      <Gallery
        name="A"
        items={[
          { image: picture, alt: "a" },
          { image: { ...picture, src: "/b.jpg" }, alt: "b" },
        ]}
      />
    ),
  ],
  [
    "reviews",
    () => (
      <ReviewBoard
        captcha={null}
        entity="product"
        id={1}
        rules={rules}
        isOpen
        first={[{ id: 1, rating: 5, body: "", author: "", isOwn: false, date: "" }]}
        total={19}
        mediaUrl=""
        lists={{ counts: { 5: 19 } }}
      />
    ),
  ],
];

it.each(PARTS)("%s has no button that does nothing without a script", (_, part) => {
  vi.stubEnv("BACKEND_URL", "http://localhost:4000");
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      {part()}
    </NextIntlClientProvider>,
  );
  const page = new DOMParser().parseFromString(markup, "text/html");
  const buttons = [...page.querySelectorAll('button[type="button"], form[method="post"] button')];
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((button) => !button.matches(HIDDEN)).map((one) => one.outerHTML)).toEqual(
    [],
  );
});
