// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { FrameLink } from "#components/staff/edit/page/frame-host.ts";
import { SectionMark } from "#components/staff/edit/sections/section-mark.tsx";
import { type Section, toSection } from "#lib/staff/edit/model/section.ts";
import en from "#messages/en.json";
import { anElement } from "#tests/factories/element.ts";
import { useNewerSections } from "./use-newer-sections.ts";

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", () => {
  const router = { refresh };
  return { useRouter: () => router };
});

beforeEach(() => void refresh.mockReset());
afterEach(cleanup);

/** A section as saved at a given time. */
const saved = (text: string, at: string, id = 7) =>
  toSection(anElement({ id, meta: { text }, updated_at: at }), "text");

const held: { link?: FrameLink } = {};
function Window() {
  const { store, entered } = useEditContext();
  held.link = { store, entered, tell: () => {} };
  useNewerSections();
  return null;
}

/** A window with these sections; a frame has the working copy of the page. */
function open(sections: readonly Section[], link?: FrameLink) {
  const drawn = (all: readonly Section[]) => (
    <Translations locale="en" messages={{ edit: en.edit, shell: en.shell }} timeZone="UTC">
      <EditContextProvider link={link ?? null} screen={link ? "phone" : null}>
        {all.map((section) => (
          <SectionMark key={section.elementId} section={section} />
        ))}
        <Window />
      </EditContextProvider>
    </Translations>
  );
  const { rerender } = render(drawn(sections));
  return { draw: (...all: readonly Section[]) => rerender(drawn(all)) };
}
const settled = () => act(async () => {});

it("redraws the page once a frame shows a newer save by somebody else, and then no more", async () => {
  const page = open([saved("One", "1"), saved("Other", "1", 8)]);
  await settled();
  open([saved("One", "1"), saved("Other", "1", 8)], held.link);
  await settled();
  expect(refresh).not.toHaveBeenCalled();

  open([saved("Two", "2"), saved("Other", "1", 8)], held.link);
  await settled();
  // The page, and the frame that was opened first.
  expect(refresh).toHaveBeenCalledTimes(2);
  page.draw(saved("Two", "2"), saved("Other", "1", 8));
  await settled();
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("keeps the newer version if a frame has an older one, which is redrawn", async () => {
  open([saved("Two", "2")]);
  await settled();
  const { link } = held;
  const frame = open([saved("One", "1")], link);
  await settled();
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(link?.store.getState().sections[7]?.content.meta.text).toBe("Two");
  frame.draw(saved("Two", "2"));
  await settled();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("asks once for what it does not get, and nothing of sections that are not published yet", async () => {
  const page = open([saved("One", ""), saved("New", "", -1)]);
  await settled();
  const { link } = held;
  open([saved("Two", ""), saved("Newer", "", -1)], link);
  await settled();
  expect(refresh).toHaveBeenCalledTimes(1);
  // Each server page keeps its own: the frame requests it once as well.
  page.draw(saved("One", ""), saved("New", "", -1));
  await settled();
  page.draw(saved("One", ""), saved("New", "", -1));
  await settled();
  expect(refresh).toHaveBeenCalledTimes(2);
});
