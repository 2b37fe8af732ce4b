// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { carryFocus, holdSection, revealSection } from "./reveal.ts";

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

it("brings a section to where it was dropped, as far as it fits into the window, and else leaves it in its place", async () => {
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(1000);
  const scrollBy = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
  const move = async (height: number, dropped?: number) => {
    scrollBy.mockClear();
    document.body.replaceChildren(aSection(1), aSection(2));
    const [first, second] = [...document.body.children];
    if (!first || !second) throw new Error("nothing was drawn");
    first.getBoundingClientRect = () => new DOMRect(0, 30, 900, height);
    holdSection(1, dropped);
    first.getBoundingClientRect = () => new DOMRect(0, 330, 900, height);
    second.after(first);
    await vi.waitFor(() => expect(scrollBy).toHaveBeenCalled());
    return scrollBy.mock.calls;
  };
  const to = (top: number) => [[{ top, behavior: "instant" }]];
  expect(await move(200)).toEqual(to(300));
  expect(await move(200, 400)).toEqual(to(-70));
  expect(await move(200, 950)).toEqual(to(330 - 800));
  // Higher than the window.
  expect(await move(1500, 950)).toEqual(to(330 - 250));
  vi.restoreAllMocks();
});
