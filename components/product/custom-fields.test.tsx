import { expect, it } from "vitest";
import { textName } from "#lib/domain/product/fields-to-ask.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { CustomFields } from "./custom-fields.tsx";

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
