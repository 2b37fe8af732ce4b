// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { BeginAtContent } from "./begin-at-content.tsx";
import { SaidOnce } from "./said-once.tsx";

/** A page of the admin area, reached as `type` says. */
function open(type = "navigate"): void {
  cleanup();
  // jsdom knows nothing of how a page was reached.
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  render(
    <>
      <BeginAtContent />
      <a href="#next">Next</a>
      <main id="main">
        <h1>Consents</h1>
        <ul data-link-list="">
          {["a", "b", "c"].map((key) => (
            <li key={key}>
              <a href={`#${key}`}>{key}</a>
            </li>
          ))}
        </ul>
        <h2 id="broken">Broken links</h2>
      </main>
    </>,
  );
}
const link = (name: string) => {
  const found = [...document.querySelectorAll("a")].find((node) => node.textContent === name);
  if (!found) throw new Error(`no link ${name}`);
  return found;
};
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/admin");
});

it("goes on at the heading of a page that a key has led to, once", () => {
  open();
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(link("Next"), { detail: 0 });
  open();
  expect(focused()).toBe("Consents");
  open();
  expect(document.activeElement).toBe(document.body);
});

it("begins at the top for a mouse, and where a browser goes back", () => {
  open();
  fireEvent.click(link("Next"), { detail: 0 });
  fireEvent.click(link("Next"), { detail: 1 });
  open();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(link("Next"), { key: "Enter" });
  open("back_forward");
  expect(document.activeElement).toBe(document.body);
});

it("goes to what an address names, on the same page too", () => {
  open();
  fireEvent.keyDown(document.body, { key: "Enter" });
  window.history.replaceState(null, "", "/admin#broken");
  open();
  expect(focused()).toBe("Broken links");
  (document.activeElement as HTMLElement).blur();
  fireEvent(window, new HashChangeEvent("hashchange"));
  expect(focused()).toBe("Broken links");
});

it("goes from line to line of a list of links by arrow keys, Home and End", () => {
  open();
  link("a").focus();
  const press = (key: string) => {
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
    return focused();
  };
  expect(["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map(press)).toEqual([
    ...["b", "c", "c"],
    ...["b", "a", "c"],
  ]);
  // Elsewhere the keys are the page's.
  link("Next").focus();
  expect(press("ArrowDown")).toBe("Next");
});

it("saves the form of a page by Ctrl and S, unless it is on its way", () => {
  open();
  const form = document.createElement("form");
  form.method = "post";
  form.innerHTML = '<textarea></textarea><button type="submit">Save</button>';
  document.querySelector("main")?.append(form);
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener("submit", onSubmit);
  const area = form.querySelector("textarea");
  area?.focus();
  const press = () => fireEvent.keyDown(area ?? form, { key: "s", code: "KeyS", ctrlKey: true });
  expect(press()).toBe(false);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  // The page that follows was reached by a key.
  expect(sessionStorage).toHaveLength(1);
  form.querySelector("button")?.setAttribute("aria-disabled", "true");
  expect(press()).toBe(false);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("says only once what an address asks for", () => {
  window.history.replaceState(null, "", "/admin/consent?form=a&saved=1");
  const { container } = render(<SaidOnce parameter="saved">Saved</SaidOnce>);
  expect(container.textContent).toBe("Saved");
  expect(window.location.search).toBe("?form=a");
});
