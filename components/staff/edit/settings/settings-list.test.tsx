// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SHELL } from "#lib/shop/domain/sections/definitions.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { partsIn } from "#lib/staff/edit/model/actions.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { SettingsList } from "./settings-list.tsx";

const words = en.edit;

it.each([
  ["not among the settings", false, 0],
  ["set on phones, which have no other way to one of their own", true, 1],
])("the position on the page is %s", async (_, isPhone, times) => {
  const definition = definitionNamed("cards");
  if (!definition) throw new Error("no such section");
  const fields = { id: 90, handler: "page-section:home" };
  const section = toSection(anElement(fields), "cards");
  const list = { section, definition, part: null, announce: () => {} };
  await drawInEditor(<SettingsList {...list} isPhone={isPhone} />, "cards", fields);
  const name = isPhone ? words.onPhone.replace("{name}", words.names.order) : words.names.order;
  expect(screen.queryAllByRole("spinbutton", { name })).toHaveLength(times);
});

async function show(handler: string, fields: Parameters<typeof anElement>[0] = {}) {
  const definition = SHELL[handler];
  if (!definition) throw new Error(`${handler} stands on no page`);
  const element = { id: 90, handler, ...fields };
  const section = toSection(anElement(element), definition.component);
  const store = await drawInEditor(
    <SettingsList
      section={section}
      definition={definition}
      part={null}
      isPhone={false}
      announce={() => {}}
    />,
    definition.component,
    element,
  );
  return { section, store };
}

it("the header says where its menu is changed", async () => {
  await show("header-section");
  expect(screen.getByText(words.settings.navigation)).toBeTruthy();
});

it("the footer's menus are added, up to three, and moved", async () => {
  const parts = ["Shop", "Club"].map((title, index) =>
    anElement({ id: 31 + index, meta: { title } }),
  );
  const { section, store } = await show("footer-section", { parts });
  expect(screen.queryByText(words.settings.navigation)).toBeNull();
  const keys = () => partsIn(store.getState().operations, section);
  fireEvent.click(screen.getByRole("button", { name: `${words.sections.down}: Shop` }));
  expect(keys()).toEqual(["p32", "p31"]);
  const add = screen.getByRole("button", { name: `Add: ${words.names.menu}` });
  fireEvent.click(add);
  fireEvent.click(add);
  expect(keys()).toHaveLength(3);
  expect(add.getAttribute("aria-disabled")).toBe("true");
});
