// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { People } from "./people.tsx";

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const anna = {
  tab: "a",
  name: "Anna",
  section: 7,
  isEditing: true,
  isAway: false,
  published: 2,
  hasLeft: false,
};
afterEach(cleanup);

it("names who is here and the section being edited, and says somebody where there is no name", async () => {
  const store = await drawInEditor(<People />, "hero", { id: 7 });
  const nobody = { ...anna, tab: "b", name: "", section: 99 };
  act(() =>
    store.getState().meet([anna, nobody, { ...anna, tab: "c", name: "Ivo", hasLeft: true }]),
  );
  const text = screen.getByRole("status").textContent ?? "";
  expect(text).toMatch(/^Also on this page: Anna is editing Hero.*, Somebody$/);
  expect(text).not.toContain("7");
  act(() => store.getState().meet([]));
  expect(screen.getByRole("status").textContent).toBe("");
});

it("says who has unsaved changes in a tab that is in the background", async () => {
  const store = await drawInEditor(<People />, "hero", { id: 7 });
  act(() => store.getState().meet([{ ...anna, section: null, isAway: true }]));
  expect(screen.getByRole("status").textContent).toBe("Also on this page: Anna (away)");
});

it("offers to load what somebody publishes from now on, once, also when they have left", async () => {
  const store = await drawInEditor(<People />, "hero", { id: 7 });
  act(() => store.getState().meet([anna]));
  expect(screen.queryByRole("button")).toBeNull();
  const later = { ...anna, published: 3, hasLeft: true };
  act(() => store.getState().meet([later]));
  expect(screen.getByRole("status").textContent).toContain("Anna has published changes");
  fireEvent.click(screen.getByRole("button", { name: "Load changes" }));
  expect(refresh).toHaveBeenCalledOnce();
  act(() => store.getState().meet([later]));
  expect(screen.queryByRole("button")).toBeNull();
});
