// @vitest-environment jsdom

import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { fragmentOf } from "#lib/staff/edit/edit-target.ts";
import { leftToRight } from "#lib/staff/left-to-right.ts";
import en from "#messages/en.json";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { useTarget } from "./use-target.ts";

const { links } = en.edit;

function Page() {
  useTarget();
  return (
    <>
      <div data-edit-bar="">
        <a href="/gone">In the bar</a>
      </div>
      <nav>
        <a href="/en/gone">In the menu</a>
      </nav>
      <section data-edit-section="7">
        <h1 data-edit="7:meta.title">Welcome</h1>
        <a href="/long-gone">Another one</a>
        <a href="/lost" data-edit="7:linkMeta.cta" data-edit-slot="link">
          A button
        </a>
        <p>
          <a href="/en/blog/%C4%8Disto/gone?x=1#y">In the text</a>
        </p>
      </section>
    </>
  );
}

const open = (end: string, id: number | null) => {
  history.replaceState(null, "", `/${fragmentOf({ kind: "link", id, end })}`);
  return drawInEditor(<Page />, "text");
};

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

it.each([
  [7, "gone", "In the text"],
  [7, "čisto/gone", "In the text"],
  [null, "gone", "In the menu"],
])("an address leads to the very link: in %s, to %s", async (id, end, name) => {
  const store = await open(end, id);
  const link = screen.getByText(name);
  expect(document.activeElement).toBe(link);
  expect(link.hasAttribute("data-edit-sought")).toBe(true);
  expect(store.getState().announcement.text).toBe(
    links.soughtFound.replace("{target}", leftToRight(end)),
  );
  expect(location.hash).toBe("");
  fireEvent.keyDown(document.body, { key: "Tab" });
  expect(link.hasAttribute("data-edit-sought")).toBe(false);
});

it("a link that is not on the page is said to be missing, and its section is shown", async () => {
  const store = await open("elsewhere", 7);
  expect(store.getState().announcement.text).toBe(
    links.soughtGone.replace("{target}", leftToRight("elsewhere")),
  );
  expect(document.querySelector("[data-edit-sought]")).toBeNull();
});

it("a link with a dialog of its own is opened in it, ready to be mended", async () => {
  const store = await open("lost", 7);
  const link = screen.getByText("A button");
  expect(store.getState().dialog).toEqual({ name: "link", elementId: 7, path: "linkMeta.cta" });
  // Where the focus comes back to.
  expect(document.activeElement).toBe(link);
  expect(link.hasAttribute("data-edit-sought")).toBe(true);
});
