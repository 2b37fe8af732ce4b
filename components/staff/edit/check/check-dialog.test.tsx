// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Dialogs } from "#components/staff/edit/chrome/dialogs.tsx";
import { type Section, toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { anElement } from "#tests/factories/element.ts";
import { findFaults } from "./find-faults.ts";
import { weakContrast } from "./weak-colors.ts";

beforeEach(() => {
  allowDialogs();
  Element.prototype.scrollIntoView = () => {};
  // jsdom lays nothing out.
  const laidOut = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue(laidOut);
});

/** Says nothing of where a link leads. */
const HERE = "here";

function faultsOf(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  return findFaults(document.body).map(({ kind, text }) => `${kind} ${text}`.trim());
}

it.each([
  ["<h1>One</h1><h2>Two</h2><h3>Three</h3><h2>Four</h2>", []],
  ["<h2>Two</h2>", ["noHeadline"]],
  ["<h1>One</h1><h1>Again</h1>", ["twoHeadlines Again"]],
  ["<h1>One</h1><h3>Three</h3>", ["skippedLevel Three"]],
  ["<h1>One</h1><h2> </h2><h2><img alt='A logo'></h2>", ["emptyHeading"]],
])("reads the headings of %s", (html, found) => {
  expect(faultsOf(html)).toEqual(found);
});

it("reads links as they are heard", () => {
  expect(
    faultsOf(`<h1>One</h1>
      <a href="/a"></a>
      <a href="/b"><img alt="Rackets"></a>
      <a href="/c" aria-label="Shoes">→</a>
      <a href="/d">Read more …</a>
      <a href="/e">Prices</a><a href="/e">Prices</a><a href="/f">prices</a>
      <a href="/g" hidden></a>`),
  ).toEqual(["emptyLink /a", "vagueLink Read more …", "sameWords prices"]);
});

it("reads the descriptions of pictures that staff have chosen", () => {
  expect(
    faultsOf(`<h1>One</h1>
      <div data-edit-slot="media"><img src="/_next/image?url=%2Fm%2Fcourt%20one.jpg&w=64" alt=""></div>
      <img data-edit-slot="media" src="/m/2.jpg" alt="spring-01.jpg">
      <img data-edit-slot="media" src="/m/3.jpg" alt="A court in spring">
      <img src="/m/4.jpg" alt="">`),
  ).toEqual(["noDescription court one.jpg", "fileName spring-01.jpg"]);
});

it("weighs the colours chosen for a section, of the phone too", () => {
  const colored = (
    options: Record<string, string>,
    mobileOptions: Record<string, string> = {},
  ): Section => toSection(anElement({ id: 1, options, mobileOptions }), "text");
  const dark = { background: "#000000", color: "#ffffff" };
  expect(weakContrast({}, colored(dark))).toBeNull();
  expect(weakContrast({}, colored({ background: "#ffffff", color: "#999999" }))).toBe(2.8);
  expect(weakContrast({}, colored(dark, { color: "#333333" }))).toBe(1.6);
  expect(weakContrast({}, colored({ color: "#999999" }))).toBeNull();
});

it("lists what was found with its section, and leads there", async () => {
  const store = await drawInEditor(
    <>
      <main id="main">
        <section data-edit-section="30002">
          <h1>One</h1>
          <a href="/a" data-edit="30002:linkMeta.cta">
            {HERE}
          </a>
        </section>
      </main>
      <Dialogs announce={() => {}} publish={() => {}} />
    </>,
    "hero",
    { meta: { title: "One" } },
  );
  await act(async () => store.getState().open({ name: "check" }));
  const dialog = within(await screen.findByRole("dialog", { name: en.edit.check.title }));
  expect(dialog.getByText("1 place could be better.")).toBeDefined();
  expect(dialog.getByText(/does not say where it leads: “here”/)).toBeDefined();
  expect(dialog.getByText(/Hero/)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: en.edit.goTo }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByText(HERE)));
});
