// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchLocation } from "#tests/dom/location.ts";

const refresh = vi.hoisted(() => vi.fn());
const router = vi.hoisted(() => ({ refresh }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

// Each page is a document of its own.
let Still: typeof import("./static-part.tsx").Still;
beforeEach(async () => {
  vi.resetModules();
  refresh.mockClear();
  ({ Still } = await import("./static-part.tsx"));
});
afterEach(cleanup);

/** A page that a visitor can leave and come back to. */
function Site({ children }: { children: ReactNode }) {
  const [isHere, setIsHere] = useState(true);
  return (
    <main>
      <button type="button" onClick={() => setIsHere((is) => !is)}>
        go
      </button>
      {isHere && children}
    </main>
  );
}

const PART = '<footer data-still="1" class="dark"><a href="/about">About</a></footer>';

async function hydrate(html: string, node: ReactNode) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById("root") as HTMLElement;
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(root, node, { onRecoverableError });
  });
  return onRecoverableError;
}

it("keeps the markup of the page as it is", async () => {
  const html = `<main><button type="button">go</button>${PART}</main>`;
  document.body.innerHTML = "";
  const failed = await hydrate(
    html,
    <Site>
      <Still as="footer" n={1} />
    </Site>,
  );
  expect(document.getElementById("root")?.innerHTML).toBe(html);
  expect(failed).not.toHaveBeenCalled();
});

it("shows the same nodes again when the visitor comes back", async () => {
  await hydrate(
    `<main><button type="button">go</button>${PART}</main>`,
    <Site>
      <Still as="footer" n={1} />
    </Site>,
  );
  const link = document.querySelector("a");
  const button = document.querySelector("button") as HTMLElement;
  fireEvent.click(button);
  expect(document.querySelector("footer")).toBeNull();
  fireEvent.click(button);
  expect(document.querySelector("main")?.innerHTML).toContain(PART);
  expect(document.querySelector("a")).toBe(link);
  expect(refresh).not.toHaveBeenCalled();
});

it("shows controls again as the page came, not as they were left", async () => {
  await hydrate(
    `<main><button type="button">go</button><fieldset data-still="1"><input type="checkbox"><input value="a"><select><option>1</option><option selected="">2</option></select><textarea>b</textarea></fieldset></main>`,
    <Site>
      <Still as="fieldset" n={1} />
    </Site>,
  );
  const controls = () =>
    [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")].map((control) =>
      control.type === "checkbox" ? control.checked : control.value,
    );
  const asTheyCame = controls();
  for (const control of document.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    control.checked = true;
    control.value = "1";
  }
  expect(controls()).not.toEqual(asTheyCame);
  const button = document.querySelector("button") as HTMLElement;
  fireEvent.click(button);
  fireEvent.click(button);
  expect(controls()).toEqual(asTheyCame);
  expect(asTheyCame).toEqual([false, "a", "2", "b"]);
});

it("keeps its markup if React redraws a page that does not match its HTML", async () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => {});
  const failed = await hydrate(
    `<main><b>put in by an extension</b>${PART}</main>`,
    <Site>
      <Still as="footer" n={1} />
    </Site>,
  );
  expect(failed).toHaveBeenCalled();
  expect(document.querySelector("main")?.innerHTML).toBe(
    `<button type="button">go</button>${PART}`,
  );
  silence.mockRestore();
});

it("asks for the page where nothing is left to show", () => {
  render(<Still as="footer" n={7} />);
  expect(refresh).toHaveBeenCalledOnce();
});

it("is nothing without a number", () => {
  expect(render(<Still />).container.innerHTML).toBe("");
});

const HEAD =
  '<title>Courts</title><meta name="description" content="Clay"><link data-still="1" rel="alternate" hreflang="hr" href="/hr">';

it("takes what the head says away with the page, and says it again when the visitor comes back", async () => {
  document.head.innerHTML = `<meta name="other">${HEAD}<link rel="icon" href="/icon">`;
  const said = [...document.head.children];
  await hydrate(
    '<main><button type="button">go</button></main>',
    <Site>
      <Still head={3} n={1} />
    </Site>,
  );
  expect([...document.head.children]).toEqual(said);
  const button = document.querySelector("button") as HTMLElement;
  fireEvent.click(button);
  expect(document.head.innerHTML).toBe('<meta name="other"><link rel="icon" href="/icon">');
  fireEvent.click(button);
  expect(document.title).toBe("Courts");
  expect(document.head.innerHTML).toContain('<meta name="description" content="Clay">');
  expect(document.head.innerHTML).toMatch(/<link [^>]*hreflang="hr" href="\/hr">/);
  expect(document.head.children).toHaveLength(5);
  expect(refresh).not.toHaveBeenCalled();
});

it("asks for the page where the head says nothing", () => {
  document.head.innerHTML = "";
  render(<Still head={3} n={1} />);
  expect(refresh).toHaveBeenCalledOnce();
});

it("asks the server for the page of an address that has gone", () => {
  const reload = watchLocation("reload");
  const { container } = render(<Still gone />);
  expect(reload).toHaveBeenCalledOnce();
  expect(container.innerHTML).toBe("");
});

it("says to programs what the page said, also when the visitor comes back", async () => {
  const data = (text: string) => `<script type="application/ld+json">${text}</script>`;
  const html = `<main><button type="button">go</button>${data('{"a":1}')}<footer data-still="1">${data('{"b":2}')}</footer>${data('{"c":3}')}</main>`;
  const failed = await hydrate(
    html,
    <Site>
      <Still as="script" n={0} />
      <Still as="footer" n={1} />
      <Still as="script" n={2} />
    </Site>,
  );
  const place = document.getElementById("root");
  expect(place?.innerHTML).toBe(html);
  const button = document.querySelector("button") as HTMLElement;
  fireEvent.click(button);
  expect(place?.querySelector("script")).toBeNull();
  fireEvent.click(button);
  expect(place?.innerHTML).toBe(html);
  expect(failed).not.toHaveBeenCalled();
});
