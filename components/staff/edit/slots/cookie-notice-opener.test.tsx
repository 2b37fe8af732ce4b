// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { CookieNoticeOpener } from "./cookie-notice-opener.tsx";

const NOTICE = (
  <section data-cookie-notice>
    <button type="button" contentEditable suppressContentEditableWarning>
      Cookies
    </button>
  </section>
);

it.each([
  ["hidden, because its reader has agreed", true],
  ["at the end of the page, out of view", false],
])("leads to a notice that is %s, and takes it away with the next press", async (_, hidden) => {
  await drawInEditor(
    <>
      {NOTICE}
      <CookieNoticeOpener />
    </>,
    "text",
  );
  const notice = document.querySelector<HTMLElement>("[data-cookie-notice]");
  if (!notice) throw new Error("there is no notice");
  notice.hidden = hidden;
  let top = 5_000;
  notice.getBoundingClientRect = () => new DOMRect(0, top, 700, notice.hidden ? 0 : 70);
  const press = () => fireEvent.click(screen.getByRole("button", { name: en.edit.names.cookie }));
  press();
  expect(notice.hidden).toBe(false);
  expect(document.activeElement).toBe(screen.getByText("Cookies"));
  // The focus has brought it into view.
  top = 400;
  press();
  expect(notice.hidden).toBe(true);
});
