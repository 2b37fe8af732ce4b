// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import en from "#messages/en.json";
import { allowRichText, typeInto } from "#tests/dom/rich-text.ts";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { BodyField } from "./body-field.tsx";

const words = en.edit;
const onSubmit = vi.fn();
let body: string;

function Form({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  body = value;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <BodyField value={value} onChange={setValue} />
    </form>
  );
}
const show = (first: string) => drawInEditor(<Form first={first} />, "text");
const field = () => screen.findByRole("textbox", { name: words.pages.body });

beforeEach(() => {
  onSubmit.mockReset();
  allowRichText();
  allowDialogs();
});

it("the text of a post is written as it looks, with a toolbar, and keeps the bytes around what is typed", async () => {
  const stored = "<P lang='en'>One&#160;two</P>\n\n<ul>\n <li>Three</li></ul>";
  await show(stored);
  const node = await field();
  expect(node.querySelector("li")?.textContent).toBe("Three");
  const bold = await screen.findByRole("button", { name: words.text.bold });
  expect(screen.getByRole("toolbar").contains(bold)).toBe(true);
  expect(body).toBe(stored);
  typeInto(node, "New ");
  await waitFor(() => expect(body).toBe(stored.replace("One&#160;", "New One&nbsp;")));
});

it("a text that the editor cannot keep opens as source, which is said, and keeps every byte", async () => {
  const stored = '<p class="lead">One</p><iframe src="https://example.com/film"></iframe>';
  await show(stored);
  const source = await screen.findByDisplayValue(stored);
  expect(screen.queryByRole("toolbar")).toBeNull();
  expect(screen.getByText(/iframe/, { selector: "p, small, span" })).toBeTruthy();
  fireEvent.change(source, { target: { value: stored.replace("One", "Two") } });
  expect(body).toBe(stored.replace("One", "Two"));
});

it("goes to the source and back with what was written", async () => {
  await show("<p>One</p>");
  await field();
  fireEvent.click(screen.getByRole("button", { name: words.source.open }));
  fireEvent.change(screen.getByDisplayValue("<p>One</p>"), { target: { value: "<h2>Two</h2>" } });
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: words.pages.bodyRich }));
  });
  expect((await field()).querySelector("h2")?.textContent).toBe("Two");
  expect(body).toBe("<h2>Two</h2>");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("Escape leaves the text and not the dialog that it is in", async () => {
  await show("<p>One</p>");
  const node = await field();
  act(() => node.focus());
  const event = createEvent.keyDown(node, { key: "Escape" });
  fireEvent(node, event);
  expect(event.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: words.source.open }));
});
