// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import { joinHost } from "#components/staff/edit/page/frame-host.ts";
import en from "#messages/en.json";
import { OnPage } from "./on-page.tsx";

vi.mock("next/navigation", () => ({
  usePathname: () => "/our-courts",
  useSearchParams: () => new URLSearchParams("editPage=true&page=2"),
}));

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ edit: en.edit }}>
      <EditContextProvider>
        <OnPage elementId={7} />
      </EditContextProvider>
    </NextIntlClientProvider>,
  );
});

const frameOf = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);
const scrollTo = vi.fn();
const load = (frame: HTMLIFrameElement, markup: string) => {
  // The browser of these tests loads no frames.
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = markup;
  Object.defineProperty(frame, "contentDocument", { value: page });
  Object.defineProperty(frame, "contentWindow", { value: { scrollTo, scrollY: 300 } });
  fireEvent.load(frame);
};

it("shows the page as it is and as it is to be, on desktop and phone", () => {
  const asked = screen.getAllByTitle(/./).map((frame) => {
    const { pathname, searchParams } = new URL((frame as HTMLIFrameElement).src);
    return [
      pathname,
      searchParams.get("page"),
      searchParams.get("mobileView"),
      searchParams.get("editFrame"),
    ];
  });
  expect(asked).toEqual([
    ["/our-courts", "2", "false", "published"],
    ["/our-courts", "2", "false", "changed"],
    ["/our-courts", "2", "true", "published"],
    ["/our-courts", "2", "true", "changed"],
  ]);
});

it("gives the unsaved changes to the frames of what is to be, and to no other", () => {
  expect(joinHost(frameOf("Phone, New"))).not.toBeNull();
  expect(joinHost(frameOf("Desktop, New"))).not.toBeNull();
  expect(joinHost(frameOf("Phone, Now"))).toBeNull();
  expect(joinHost(frameOf("Desktop, Now"))).toBeNull();
});

it("scrolls the page in a frame to the section, and nothing around the frame", () => {
  const around = vi.spyOn(Element.prototype, "scrollIntoView");
  const frame = frameOf("Desktop, Now");
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 500, 9, 9));
  load(frame, '<section data-edit-section="7">Words</section>');
  expect(scrollTo).toHaveBeenCalledWith({ top: 800 - 104, behavior: "instant" });
  expect(around).not.toHaveBeenCalled();
});

it("says where the page does not have the section, until it has", async () => {
  load(frameOf("Phone, Now"), "<main></main>");
  expect(screen.getByText(en.edit.review.notHere)).toBeDefined();
  load(frameOf("Phone, New"), '<section data-edit-section="7">Words</section>');
  expect(screen.getAllByText(en.edit.review.notHere)).toHaveLength(1);
  const page = frameOf("Phone, Now").contentDocument;
  page?.querySelector("main")?.setAttribute("data-edit-section", "7");
  await vi.waitFor(() => expect(screen.queryByText(en.edit.review.notHere)).toBeNull());
});
