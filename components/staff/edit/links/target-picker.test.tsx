// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { drawInEditor } from "#tests/factories/edit-page.tsx";
import { TargetPicker } from "./target-picker.tsx";

const target = (type: string, id: number, title: string) => ({
  type,
  id,
  slug: title.toLowerCase(),
  title,
  address: `/${title.toLowerCase()}`,
});
const FOUND = [
  target("product", 7, "Racket"),
  target("page", 4, "About"),
  target("productCategory", 9, "Shoes"),
  target("tag", 4, "Clay"),
];
const media = (name: string) => ({ id: 1, path: `${name}.jpg`, mime: "image/jpeg" });
/** The gateway's answers; null: it cannot be reached. */
let held: Readonly<Record<string, readonly object[]>> | null;
const answers = (name: string) => async () =>
  held
    ? { ok: true, data: { items: held[name] ?? [], total: 1, totalPages: 1 } }
    : { ok: false, error: { kind: "network", status: 503, message: "" } };
const { call } = vi.hoisted(() => ({
  call: { current: (_: string) => async (): Promise<unknown> => null },
}));
vi.mock("#lib/web/client/gateway.ts", () => {
  const filter = (name: string) => () => call.current(name)();
  return {
    gateway: {
      product: { web: { filter: filter("product"), category: { filter: filter("category") } } },
      cms: { post: { filterStandard: filter("post") } },
    },
  };
});

beforeEach(() => {
  call.current = answers;
  held = {
    product: [{ id: 7, name: "Racket", slug: "racket", media: [media("racket")] }],
    category: [{ id: 9, name: "Shoes", slug: "shoes", media: media("shoes"), children: [] }],
    post: [{ id: 4, title: "About", slug: "about", media: media("about") }],
  };
  browserQueryClient().clear();
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("fetch", async () => Response.json({ data: { items: FOUND } }));
});

const show = () => drawInEditor(<TargetPicker onPick={() => {}} isAsked={false} />, "text");
const offered = () => within(screen.getByRole("listbox")).getAllByRole("option");
const pictureOf = (name: string) =>
  screen
    .getByRole("option", { name: new RegExp(name) })
    .querySelector("img")
    ?.getAttribute("src");

it("each target that has a picture is offered with it", async () => {
  await show();
  await screen.findByRole("option", { name: /Racket/ });
  await waitFor(() => expect(pictureOf("Racket")).toContain("racket.jpg"));
  await waitFor(() => expect(pictureOf("About")).toContain("about.jpg"));
  await waitFor(() => expect(pictureOf("Shoes")).toContain("shoes.jpg"));
  // A tag isn't a page, even if it has the page's number.
  expect(pictureOf("Clay")).toBeUndefined();
});

it("targets are offered without pictures where these cannot be read", async () => {
  held = null;
  await show();
  await screen.findByRole("option", { name: /Racket/ });
  expect(offered()).toHaveLength(FOUND.length);
  expect(pictureOf("Racket")).toBeUndefined();
});

it("offers nothing of another type while that of the chosen type is read", async () => {
  await show();
  await waitFor(() => expect(offered()).toHaveLength(FOUND.length));
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  fireEvent.change(screen.getByRole("combobox", { name: "Kind" }), {
    target: { value: "product" },
  });
  expect(offered().map((one) => one.textContent)).toEqual([expect.stringContaining("Racket")]);
});

it("leaves the Enter of a composed word to it", async () => {
  const onPick = vi.fn();
  await drawInEditor(<TargetPicker onPick={onPick} isAsked={false} />, "text");
  await waitFor(() => expect(offered()).toHaveLength(FOUND.length));
  const field = screen.getByRole("combobox", { expanded: true });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 13, isComposing: true });
  fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter", keyCode: 13 });
  expect(onPick).toHaveBeenCalledWith(FOUND[0]);
});
