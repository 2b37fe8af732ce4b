import { act, fireEvent } from "@testing-library/react";
import { vi } from "vitest";

/** Gives jsdom what the rich text editor asks of a browser about places on the screen. */
export function allowRichText(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
  vi.stubGlobal("ClipboardEvent", class extends Event {});
}

/** jsdom edits no contenteditable: the words are typed as a browser's text event brings them. */
export const typeInto = (node: HTMLElement, text: string): void =>
  act(() => {
    fireEvent.paste(node, {
      clipboardData: {
        getData: (kind: string) => (kind === "text/plain" ? text : ""),
        types: ["text/plain"],
        files: [],
      },
    });
  });
