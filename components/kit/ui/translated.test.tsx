// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

afterEach(cleanup);

/** Puts elements in the place of all texts, as a browser's translator does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = `${text.data}!`;
    text.replaceWith(font);
  }
}

it("a button shows that it works, and its next words, in a translated page", () => {
  const { rerender } = render(<Button>Add</Button>);
  translate();
  rerender(<Button loading>Add</Button>);
  const button = screen.getByRole("button", { name: "Add!" });
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  rerender(<Button>Added</Button>);
  expect(screen.getByRole("button").textContent).toBe("Added");
  translate();
  rerender(
    <Button>
      <b>Done</b>
    </Button>,
  );
  expect(screen.getByRole("button").textContent).toBe("Done");
});

it("a notice changes its words in a translated page, and goes", () => {
  const { rerender, container } = render(<Notice tone="danger">Not saved</Notice>);
  translate();
  rerender(<Notice tone="success">Saved</Notice>);
  expect(container.textContent).toBe("Saved");
  translate();
  rerender(<p>Nothing</p>);
  expect(container.textContent).toBe("Nothing");
});
