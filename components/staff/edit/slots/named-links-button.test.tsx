// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { NamedLinksButton } from "./named-links-button.tsx";

const HERE = 30002;
const PART = { id: 4, title: "", linkMeta: {}, mobileMeta: {}, options: {}, mobileOptions: {} };

it("says whose links it opens: those of a menu by its title, else those of the section", async () => {
  const store = await drawInEditor(
    <>
      <NamedLinksButton elementId={HERE} part="p4" />
      <NamedLinksButton elementId={HERE} part={null} />
    </>,
    "footer",
    { handler: "footer-section", parts: [{ ...PART, meta: { title: "Shop" } }] },
  );
  expect(screen.getByRole("button", { name: "Footer: Links" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Shop: Links" }));
  expect(store.getState().dialog).toEqual({ name: "links", elementId: HERE, part: "p4" });
});
