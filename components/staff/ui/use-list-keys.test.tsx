// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useListKeys } from "./use-list-keys.ts";

const take = vi.fn();
beforeEach(() => {
  take.mockReset();
  Element.prototype.scrollIntoView = vi.fn();
});

function Names({ names }: { names: readonly string[] }) {
  const keys = useListKeys(names, { keyOf: (name) => name, onTake: take });
  return (
    <>
      <input aria-label="Search" {...keys.field} onChange={keys.restart} />
      <div id={keys.listId} role="listbox" aria-label="Found">
        {names.map((name) => (
          <button key={name} {...keys.option(name)}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

const field = () => screen.getByRole("combobox", { name: "Search" });
const press = (key: string, more?: object) => fireEvent.keyDown(field(), { key, ...more });
const active = () =>
  document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

it("goes around the list by the arrow keys, and takes the active option by Enter", () => {
  render(<Names names={["Ada", "Bo", "Cy"]} />);
  expect(active()).toBe("Ada");
  press("ArrowUp");
  expect(active()).toBe("Cy");
  press("ArrowDown");
  press("ArrowDown");
  expect(active()).toBe("Bo");
  expect(screen.getByRole("option", { selected: true }).textContent).toBe("Bo");
  press("Enter");
  expect(take.mock.calls).toEqual([["Bo"]]);
});

it("takes an option that is pressed, whichever is active", () => {
  render(<Names names={["Ada", "Bo"]} />);
  fireEvent.click(screen.getByRole("option", { name: "Bo" }));
  expect(take.mock.calls).toEqual([["Bo"]]);
});

it("begins at the first option again when something else is typed, and stays in a list that got shorter", () => {
  const { rerender } = render(<Names names={["Ada", "Bo", "Cy"]} />);
  press("ArrowUp");
  rerender(<Names names={["Ada", "Bo"]} />);
  expect(active()).toBe("Bo");
  fireEvent.change(field(), { target: { value: "a" } });
  expect(active()).toBe("Ada");
});

it("has nothing to take in an empty list, and keeps Enter from sending a form", () => {
  render(<Names names={[]} />);
  expect(field().getAttribute("aria-expanded")).toBe("false");
  expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  expect([press("ArrowDown"), press("Enter")]).toEqual([false, false]);
  expect(take).not.toHaveBeenCalled();
});

it("leaves the keys of a composed word to it", () => {
  render(<Names names={["Ada", "Bo"]} />);
  press("ArrowDown", { keyCode: 229 });
  press("Enter", { isComposing: true });
  expect(active()).toBe("Ada");
  expect(take).not.toHaveBeenCalled();
});
