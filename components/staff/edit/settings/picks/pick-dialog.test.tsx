// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { allowDialogs, EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { PickDialog } from "./pick-dialog.tsx";

vi.mock("#lib/web/client/gateway.ts", () => {
  const item = (id: number, name: string) => ({ id, name, media: null, children: [] });
  const filter = async () => ok({ items: [item(1, "Rackets"), item(2, "Shoes")] });
  return { gateway: { product: { web: { category: { filter } } } } };
});

const onChange = vi.fn();
const onClose = vi.fn();

/** Opens the choice of a category, or of several. @returns the control of the second one */
async function open(many: boolean): Promise<HTMLElement> {
  render(
    <Translations locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
      <SiteProvider site={EDITED_SITE}>
        <PickDialog
          name="Category"
          of="productCategory"
          {...{ many, keys: [], onChange, onClose, children: null }}
        />
      </SiteProvider>
    </Translations>,
  );
  return screen.findByRole(many ? "checkbox" : "radio", { name: "Shoes" });
}

beforeEach(() => {
  allowDialogs();
  onChange.mockReset();
  onClose.mockReset();
});

it("closes by a press on a single choice, on its name or its button", async () => {
  const control = await open(false);
  fireEvent.click(screen.getByText("Shoes"), { detail: 1 });
  expect(onChange).toHaveBeenLastCalledWith(["2"]);
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.click(control, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("stays while arrow keys lead through single choices, and closes by Enter or the space bar", async () => {
  const control = await open(false);
  // As a browser reports the choice by an arrow key.
  fireEvent.click(control, { detail: 0 });
  expect(onChange).toHaveBeenLastCalledWith(["2"]);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(control, { key: "Enter" });
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(control, { key: " " });
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenLastCalledWith(["2"]);
});

it("takes back a single choice in the same way", async () => {
  await open(false);
  fireEvent.click(screen.getByText(en.edit.settings.none), { detail: 1 });
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("stays open for several choices", async () => {
  const control = await open(true);
  fireEvent.click(control, { detail: 1 });
  expect(onChange).toHaveBeenLastCalledWith(["2"]);
  fireEvent.keyDown(control, { key: "Enter" });
  expect(onClose).not.toHaveBeenCalled();
});
