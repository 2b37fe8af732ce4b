// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { allowRichText } from "#tests/dom/rich-text.ts";
import { openRichText, type RichText } from "./rich-text.ts";
import { TABLE_TOOLS, TOOLS } from "./tools.ts";

let open: RichText | null = null;

/** The text after each of these tools was pressed with everything selected. */
function pressed(start: string, ...names: string[]): string[] {
  let text = start;
  const node = document.createElement("div");
  document.body.append(node);
  open = openRichText({
    node,
    value: start,
    mediaUrl: "",
    selection: null,
    point: null,
    describedBy: "",
    label: "",
    onChange: (value) => {
      text = value;
    },
    onLeftOut: () => {},
  });
  const { editor } = open;
  return names.map((name) => {
    const tool = [...TOOLS, ...TABLE_TOOLS].find((one) => one.name === name);
    if (!tool) throw new Error(`there is no tool ${name}`);
    if (!editor.isActive("table")) editor.commands.selectAll();
    tool.run(editor);
    return text;
  });
}

beforeEach(allowRichText);
afterEach(() => {
  open?.close();
  document.body.replaceChildren();
});

it("a list is taken away by the button that made it, as it is by its own in a stored text", () => {
  const [list, text] = pressed("<p>One</p><p>Two</p>", "numberedList", "numberedList");
  expect(list).toBe("<ol><li>One</li><li>Two</li></ol>");
  expect(text).toBe("<p>One</p><p>Two</p>");
  expect(pressed("<ul><li>One</li></ul>", "bulletList")).toEqual(["<p>One</p>"]);
  expect(pressed("<ul><li><p>One</p></li></ul>", "bulletList")).toEqual(["<p>One</p>"]);
});

it("a list becomes one of the other kind with all its items", () => {
  const list = "<ul><li>One</li><li>Two</li></ul>";
  expect(pressed(list, "numberedList")).toEqual(["<ol><li>One</li><li>Two</li></ol>"]);
});

it.each([
  ["heading2", "<h2>Words</h2>"],
  ["heading3", "<h3>Words</h3>"],
  ["heading4", "<h4>Words</h4>"],
  ["bold", "<p><strong>Words</strong></p>"],
  ["italic", "<p><em>Words</em></p>"],
  ["quote", "<blockquote><p>Words</p></blockquote>"],
])("%s is made, and made undone", (name, made) => {
  const undo = name.startsWith("heading") ? "paragraph" : name;
  expect(pressed("<p>Words</p>", name, undo)).toEqual([made, "<p>Words</p>"]);
});

it("a table has a row of headings, grows and shrinks, and goes", () => {
  const names = ["table", "rowAdd", "columnAdd", "rowRemove", "columnRemove", "tableRemove"];
  const size = (html: string) => {
    const table = new DOMParser().parseFromString(html, "text/html").querySelector("table");
    return (
      table && [table.rows.length, table.rows[0]?.cells.length, table.querySelectorAll("th").length]
    );
  };
  expect(pressed("", ...names).map(size)).toEqual([
    [3, 3, 3],
    [4, 3, 3],
    [4, 4, 4],
    // The cursor is in the row of headings.
    [3, 4, 0],
    [3, 3, 0],
    null,
  ]);
});
