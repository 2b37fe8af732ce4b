// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, startTransition, useLayoutEffect, useRef, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HELD } from "#lib/base/utils/hydrated.ts";
import { whenAlive } from "./first-interaction.ts";
import { lateIsland } from "./late-island.tsx";

const sent = vi.fn();
const opened = vi.fn();

/** A form like those of the shop: it reads its controls when it mounts. */
function Form({ label }: { label: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const [agreed, setAgreed] = useState(false);
  useLayoutEffect(() => {
    const data = new FormData(form.current ?? undefined);
    setText(String(data.get("text") ?? ""));
    setAgreed(data.has("agreed"));
  }, []);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        sent({ text, agreed });
      }}
    >
      <input
        name="text"
        aria-label={label}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <input
        type="checkbox"
        name="agreed"
        checked={agreed}
        onChange={(e) => setAgreed(e.target.checked)}
      />
      <button type="button" onClick={opened}>
        Open
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

/** The HTML of the server. */
const DRAWN =
  '<div class="min-w-0"><form><input name="text" aria-label="Text" value=""/><input type="checkbox" name="agreed"/><button type="button">Open</button><button type="submit">Send</button></form></div>';

let come = () => {};
let arrive: (island: ComponentType<{ label: string }>) => void = () => {};
let fall: (reason: Error) => void = () => {};
const load = vi.fn(
  () =>
    new Promise<ComponentType<{ label: string }>>((resolve, reject) => {
      arrive = resolve;
      fall = reject;
    }),
);
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        come = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.innerHTML = "";
});

async function open(options?: Parameters<typeof lateIsland>[1]) {
  const Late = lateIsland(load, options);
  const box = document.createElement("div");
  box.innerHTML = DRAWN;
  document.body.append(box);
  const drawn = box.innerHTML;
  await act(async () => {
    root = hydrateRoot(box, <Late label="Text" />);
  });
  return drawn;
}
const text = () => screen.getByLabelText<HTMLInputElement>("Text");
const wake = () => act(async () => come());
async function bring(): Promise<void> {
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => arrive(Form));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

describe("lateIsland", () => {
  it("leaves the server's HTML and loads nothing until there is intent", async () => {
    const drawn = await open();
    expect(document.body.firstElementChild?.innerHTML).toBe(drawn);
    expect(load).not.toHaveBeenCalled();
    await wake();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(["focusin", "pointerdown"])("loads when it is gone into: %s", async (kind) => {
    await open();
    await act(async () => text().dispatchEvent(new Event(kind, { bubbles: true })));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("loads its code ahead when the browser is quiet, and what else the first touch needs", async () => {
    vi.useFakeTimers();
    const ahead = vi.fn(async () => null);
    const drawn = await open({ ahead });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    vi.useRealTimers();
    await act(async () => arrive(Form));
    expect([load.mock.calls.length, ahead.mock.calls.length]).toEqual([1, 1]);
    // It is not drawn again for that.
    expect(document.body.firstElementChild?.innerHTML).toBe(drawn);
    fireEvent.pointerDown(text());
    await act(async () => fireEvent.click(screen.getByText("Open")));
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps everything that was typed, ticked or pressed before hydration", async () => {
    await open();
    text().focus();
    text().value = "ana";
    text().setSelectionRange(1, 2);
    screen.getByRole<HTMLInputElement>("checkbox").checked = true;
    fireEvent.click(screen.getByText("Send"));
    expect(sent).not.toHaveBeenCalled();
    const busy = () => screen.getByText("Send").closest("button")?.hasAttribute(HELD);
    expect(busy(), "it looks busy at once").toBe(true);
    await bring();
    expect(busy()).toBe(false);
    expect(text().value).toBe("ana");
    expect(document.activeElement).toBe(text());
    expect([text().selectionStart, text().selectionEnd]).toEqual([1, 2]);
    expect(sent).toHaveBeenCalledExactlyOnceWith({ text: "ana", agreed: true });
  });

  it("replays a press of a button once", async () => {
    await open();
    await wake();
    fireEvent.click(screen.getByText("Open"));
    await bring();
    expect(opened).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText("Open"));
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it("retries on the next intent when its code could not be downloaded", async () => {
    // In the browser, components/kit/providers/chunk-guard handles this.
    const told = vi.fn();
    process.once("unhandledRejection", told);
    await open();
    await wake();
    await act(async () => fall(new Error("gone")));
    expect(load).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    await act(async () => text().dispatchEvent(new Event("focusin", { bubbles: true })));
    expect(load).toHaveBeenCalledTimes(2);
    await bring();
    fireEvent.click(screen.getByText("Open"));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it("does not replace a button that is held down", async () => {
    await open();
    const button = screen.getByText("Open");
    fireEvent.pointerDown(button);
    await bring();
    expect(screen.getByText("Open")).toBe(button);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(screen.getByText("Open")).not.toBe(button);
  });

  it("keeps a disclosure open, and the markup of an island inside that is still late", async () => {
    const Inner = lateIsland(async () => Form);
    load.mockImplementationOnce(async () => () => (
      <details>
        <summary>More</summary>
        <Inner label="Text" />
      </details>
    ));
    const Late = lateIsland(load);
    const box = document.createElement("div");
    box.innerHTML = `<div><details><summary>More</summary>${DRAWN.replace("<div", "<div data-late")}</details></div>`;
    document.body.append(box);
    await act(async () => {
      root = hydrateRoot(box, <Late label="" />);
    });
    const field = text();
    const more = screen.getByRole("group");
    more.toggleAttribute("open", true);
    field.value = "ana";
    await wake();
    await vi.waitFor(() => expect(screen.getByRole("group")).not.toBe(more));
    expect(screen.getByRole("group").hasAttribute("open")).toBe(true);
    expect(text()).toBe(field);
    fireEvent.click(screen.getByText("Send"));
    await act(async () => come());
    await vi.waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith({ text: "ana", agreed: false }),
    );
  });

  describe("in the first screen", () => {
    it.each([
      "pointermove",
      "pointerdown",
      "wheel",
      "scroll",
      "keydown",
      "focusin",
      "click",
      "input",
    ])("loads once somebody uses the page: %s", async (sign) => {
      await open({ when: whenAlive });
      expect(load).not.toHaveBeenCalled();
      await act(async () => document.body.dispatchEvent(new Event(sign)));
      expect(load).toHaveBeenCalledTimes(1);
    });

    it("loads what the first touch needs where the router leads to its page, too", async () => {
      vi.useFakeTimers();
      const ahead = vi.fn(async () => null);
      const Late = lateIsland(load, { when: whenAlive, holdsPage: true, ahead });
      const box = document.createElement("div");
      document.body.append(box);
      root = createRoot(box);
      await act(async () => startTransition(() => root?.render(<Late label="Text" />)));
      await act(async () => arrive(Form));
      await act(() => vi.advanceTimersByTimeAsync(5_000));
      vi.useRealTimers();
      expect([load.mock.calls.length, ahead.mock.calls.length]).toEqual([1, 1]);
    });

    it("is waited for where the router leads to its page, so that nothing moves", async () => {
      const Late = lateIsland(load, { when: whenAlive, holdsPage: true });
      const box = document.createElement("div");
      document.body.append(box);
      root = createRoot(box);
      await act(async () => root?.render(<p>Before</p>));
      await act(async () =>
        startTransition(() =>
          root?.render(
            <>
              <Late label="Text" />
              <p>After</p>
            </>,
          ),
        ),
      );
      expect(box.textContent).toBe("Before");
      await act(async () => arrive(Form));
      expect(box.textContent).toBe("OpenSendAfter");
    });

    it("loads at once where the page is in use already", async () => {
      vi.stubGlobal("scrollY", 1);
      await open({ when: whenAlive });
      expect(load).toHaveBeenCalledTimes(1);
    });
  });
});
