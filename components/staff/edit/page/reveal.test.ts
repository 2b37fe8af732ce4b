// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { carryFocus, revealSection } from "./reveal.ts";

afterEach(() => {
  document.body.replaceChildren();
});

const aSection = (id: number): HTMLElement => {
  const box = document.createElement("section");
  box.dataset.editSection = String(id);
  const handle = document.createElement("button");
  handle.dataset.sectionHandle = String(id);
  const field = document.createElement("p");
  field.dataset.edit = `${id}:meta.title`;
  field.tabIndex = 0;
  Object.defineProperty(field, "isContentEditable", { value: true });
  box.append(handle, field);
  return box;
};

it("focuses a section as soon as it is drawn, unless a field was entered meanwhile", async () => {
  revealSection(7);
  const drawn = aSection(7);
  document.body.append(drawn);
  await vi.waitFor(() => expect(document.activeElement).toBe(drawn.querySelector("button")));

  revealSection(8);
  drawn.querySelector("p")?.focus();
  document.body.append(aSection(8));
  revealSection(7);
  expect(document.activeElement).toBe(drawn.querySelector("button"));
});

it("goes on at the same place of the same field when a new section has got its id", async () => {
  const made = aSection(-1);
  document.body.append(made);
  const old = made.querySelector("p");
  old?.append("ab");
  old?.focus();
  if (old?.firstChild) getSelection()?.collapse(old.firstChild, 1);
  carryFocus({ created: { "-1": 57 } });
  expect(document.activeElement).toBe(old);
  const drawn = aSection(57);
  const field = drawn.querySelector("p");
  field?.append("ab");
  made.replaceWith(drawn);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  expect(getSelection()?.focusNode).toBe(field?.firstChild);
  expect(getSelection()?.focusOffset).toBe(1);
});

it("scrolls to a new section in every preview of the page, once it is drawn there", async () => {
  const frames = ["desktop", "phone"].map((screen) => {
    const frame = document.createElement("iframe");
    frame.dataset.editPreview = screen;
    document.body.append(frame);
    return frame;
  });
  revealSection(9);
  const scrolled: string[] = [];
  for (const frame of frames) {
    const drawn = aSection(9);
    drawn.scrollIntoView = () => void scrolled.push(frame.dataset.editPreview ?? "");
    frame.contentDocument?.body.append(drawn);
  }
  await vi.waitFor(() => expect(scrolled).toEqual(["desktop", "phone"]));
  expect(frames[0]?.contentDocument?.activeElement?.tagName).toBe("BUTTON");
});
