// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import messages from "#messages/en.json";
import { aProduct } from "#tests/factories/product.ts";
import { aBuyable, showBuyBox } from "#tests/factories/purchase/buy-box.tsx";
import { BuyBox } from "./buy-box.tsx";
import { PlainBuy } from "./plain-buy.tsx";

afterEach(cleanup);

const field = (type: "text" | "number", title: string) => ({
  option_title: title,
  option_type: type,
  required: true,
  custom_option_values: [],
});
const product = aProduct({
  id: 31,
  customOptions: [field("text", "Engraving"), field("number", "Weight")],
});

it("without a script the browser itself asks for the texts of a product, and sends them", () => {
  const buyable = aBuyable(product);
  document.body.innerHTML = renderToString(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <BuyBox
        product={buyable}
        plain={<PlainBuy product={buyable} slug="racket" locale="en" label="Choose" asks />}
      />
    </NextIntlClientProvider>,
  );
  const form = document.querySelector("form");
  expect(form?.noValidate).toBe(false);
  expect(form?.checkValidity()).toBe(false);
  const fill = (name: string, value: string) => {
    const control = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (control) control.value = value;
  };
  fill("text:Engraving", "Ana");
  fill("text:Weight", "heavy");
  expect(form?.checkValidity()).toBe(false);
  fill("text:Weight", "55,5");
  expect(form?.checkValidity()).toBe(true);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    product: "31",
    quantity: "1",
    "text:Engraving": "Ana",
    "text:Weight": "55,5",
  });
  document.body.innerHTML = "";
});

it("with a script its own messages ask for them", () => {
  showBuyBox(product);
  expect(
    screen.getByRole<HTMLInputElement>("textbox", { name: /Engraving/ }).form?.noValidate,
  ).toBe(true);
});
