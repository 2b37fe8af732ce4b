// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { onDemand } from "./on-demand.tsx";

const Greeting = ({ name }: { name: string }) => `Hello ${name}`;
type Part = ComponentType<{ name: string }>;

afterEach(cleanup);

it("shows nothing until its code is there, and is there at once the next time", async () => {
  let arrive: (part: Part) => void = () => {};
  const load = vi.fn(() => new Promise<Part>((resolve) => (arrive = resolve)));
  const Shown = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  const view = render(<Shown name="Ana" />);
  expect(view.container.textContent).toBe("");
  await act(async () => arrive(Greeting));
  expect(screen.getByText("Hello Ana")).toBeTruthy();
  render(<Shown name="Ivo" />);
  expect(screen.getByText("Hello Ivo")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it("reports a failed download, and the next press tries again", async () => {
  // In the browser, components/kit/providers/chunk-guard handles this.
  const told = vi.fn();
  process.once("unhandledRejection", told);
  const load = vi.fn<() => Promise<Part>>();
  load.mockRejectedValueOnce(new Error("gone")).mockResolvedValue(Greeting);
  const Shown = onDemand(load);
  const view = render(<Shown name="Ana" />);
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(view.container.textContent).toBe("");
  await act(async () => view.rerender(<Shown name="Ivo" />));
  expect(screen.getByText("Hello Ivo")).toBeTruthy();
});

it("does not come after it is gone", async () => {
  let arrive: (part: Part) => void = () => {};
  const Shown = onDemand(() => new Promise<Part>((resolve) => (arrive = resolve)));
  const view = render(<Shown name="Ana" />);
  view.unmount();
  await act(async () => arrive(Greeting));
  expect(view.container.textContent).toBe("");
});
