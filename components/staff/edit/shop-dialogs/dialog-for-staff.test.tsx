// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DialogTextsProvider } from "#components/kit/providers/dialog-texts.tsx";
import { BESIDE, showBeside } from "#components/staff/edit/page/open-shop-dialog.ts";
import en from "#messages/en.json";
import { bundleStore } from "#stores/bundle/bundle-store.ts";
import { cartStore } from "#stores/cart/cart-store.ts";
import { allowDialogs, drawInEditor } from "#tests/factories/edit-page.tsx";
import { BundleSample } from "./bundle-sample.tsx";
import { DialogForStaff } from "./dialog-for-staff.tsx";

const words = en.edit.beside;
const CART = { handler: "cart-section", component: "cart" };

beforeEach(() => {
  allowDialogs();
  // jsdom has none; these addresses need none.
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  HTMLDialogElement.prototype.show = function () {
    this.open = true;
  };
  document.documentElement.dataset.surface = "edit";
  cartStore.setState({ count: 0, modalOpen: false });
  bundleStore.setState({ request: null, open: false });
});
afterEach(cleanup);

it("says what cannot be changed, and begins texts of the site's own as one step", async () => {
  const store = await drawInEditor(<DialogForStaff {...CART} mark={null} sample={null} />, "hero");
  expect(screen.getByText(words.fixed)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: words.write }));
  expect(Object.values(store.getState().operations)).toMatchObject([
    { kind: "insert", handler: "cart-section", content: { options: { component: "cart" } } },
  ]);
  act(() => void store.getState().undo());
  expect(store.getState().operations).toEqual({});
});

it("shows the words of the empty cart as a sample to those who have something in theirs", async () => {
  const mark = <span>mark</span>;
  await drawInEditor(<DialogForStaff {...CART} mark={mark} sample={<p>Nothing</p>} />, "hero");
  expect(screen.queryByText("Nothing")).toBeNull();
  expect(screen.queryByRole("button", { name: words.write })).toBeNull();
  act(() => cartStore.setState({ count: 2 }));
  expect(screen.getByRole("figure").textContent).toBe(`${words.sampleCart}Nothing`);
});

it("is away while the page is browsed as shoppers do", async () => {
  const store = await drawInEditor(<DialogForStaff {...CART} mark={null} sample={null} />, "hero");
  act(() => store.getState().setMode("browse"));
  expect(screen.queryByText(words.fixed)).toBeNull();
});

it("closes its dialog by Escape, which a field in it keeps for itself", async () => {
  const onCancel = vi.fn();
  await drawInEditor(
    <dialog open onCancel={onCancel}>
      <p data-testid="field" />
      <DialogForStaff {...CART} mark={null} sample={null} />
    </dialog>,
    "hero",
  );
  const field = screen.getByTestId("field");
  Object.defineProperty(field, "isContentEditable", { value: true });
  fireEvent.keyDown(field, { key: "Escape" });
  expect(onCancel).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("button", { name: words.write }), { key: "Escape" });
  expect(onCancel).toHaveBeenCalledOnce();
});

it("opens one dialog at a time: the cart, the bundle that was looked at, or a sample of one", async () => {
  const texts = { cart: null, bundle: { note: <p>Choose well</p>, forStaff: null } };
  const store = await drawInEditor(
    <DialogTextsProvider texts={texts}>
      <BundleSample />
    </DialogTextsProvider>,
    "hero",
  );
  const open = (which: string) => act(() => BESIDE.find(({ name }) => name === which)?.open(store));
  act(() => store.getState().preview("phone"));
  open("bundle");
  expect(store.getState().view).toBeNull();
  expect(screen.getByRole("dialog").textContent).toContain(`Choose well${words.sampleBundle}`);
  open("cart");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(cartStore.getState().modalOpen).toBe(true);
  bundleStore.setState({ request: { slug: "set" } });
  open("bundle");
  expect([cartStore.getState().modalOpen, bundleStore.getState().open]).toEqual([false, true]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("opens the dialog in which a step was made, and no dialog for a step of the page", async () => {
  const store = await drawInEditor(null, "hero");
  const step = (handler: string) => ({
    address: "5:meta.note",
    operations: [
      {
        kind: "set" as const,
        elementId: 5,
        handler,
        about: { component: "", title: "" },
        seen: "",
        path: "meta.note",
        slot: "html" as const,
      },
    ],
  });
  expect(showBeside(store, step("page-section:home"))).toBe(false);
  expect(cartStore.getState().modalOpen).toBe(false);
  expect(showBeside(store, step("cart-section"))).toBe(true);
  expect(cartStore.getState().modalOpen).toBe(true);
  const field = document.createElement("p");
  field.dataset.edit = "5:meta.note";
  field.tabIndex = 0;
  field.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  field.scrollIntoView = () => {};
  document.body.append(field);
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  field.remove();
});
