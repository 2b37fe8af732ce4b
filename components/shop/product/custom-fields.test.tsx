import { expect, it } from "vitest";
import { textName } from "#lib/shop/domain/product/fields-to-ask.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { CustomFields } from "./custom-fields.tsx";

it("a typed field says what it is about, and a choice has no hint", async () => {
  const field = { type: "text", required: false } as const;
  const page = await serverMarkup(
    <CustomFields
      fields={[
        { ...field, title: "Engraving", hint: "Up to ten letters" },
        { ...field, title: "Weight", type: "number" },
      ]}
      values={new Map()}
      wrong={undefined}
      onChange={() => undefined}
    />,
  );
  const [, id] = /aria-describedby="([^"]+)"/.exec(page) ?? [];
  expect(page).toMatch(new RegExp(`<p id="${id}"[^>]*>Up to ten letters</p>`));
  expect(page.match(/aria-describedby/g)).toHaveLength(1);
});

it("custom fields have the names by which a form without a script sends them", async () => {
  const field = { type: "text", required: true } as const;
  const page = await serverMarkup(
    <CustomFields
      fields={[
        { ...field, title: "Engraving" },
        { ...field, title: "Colour", choices: ["Red"] },
      ]}
      values={new Map()}
      wrong={undefined}
      onChange={() => undefined}
    />,
  );
  expect(page).toMatch(new RegExp(`<input[^>]*name="${textName("Engraving")}"`));
  expect(page).toMatch(new RegExp(`<select[^>]*name="${textName("Colour")}"`));
});
