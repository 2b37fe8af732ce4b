// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VisitorForm } from "#components/shop/forms/visitor-form.tsx";
import { form } from "#lib/shop/api/schemas/feedback.ts";
import { user as userSchema } from "#lib/shop/api/schemas/user-schema.ts";
import { toFieldView } from "#lib/shop/domain/content/form-fields.ts";
import messages from "#messages/en.json";
import { authStore, LOGGED_OUT } from "#stores/auth/auth-store.ts";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { showBuyBox } from "#tests/factories/purchase/buy-box.tsx";

const { sendForm } = vi.hoisted(() => ({ sendForm: vi.fn() }));
vi.mock("#components/shop/forms/send-form.ts", () => ({ sendForm, faultMessage: vi.fn() }));

beforeEach(() => {
  sendForm.mockReset().mockResolvedValue({
    ok: true,
    data: { goalType: "", goal: "", message: "" },
  });
  window.history.replaceState(null, "", "/product/x");
});
afterEach(cleanup);

describe("the form to be told when it is back", () => {
  const { fields } = form.parse({
    id: 3,
    fields: ["product", "productName", "sku"].map((name) => ({ name, type: "hidden", value: "?" })),
  });
  const ask = (
    <VisitorForm
      target={{ kind: "form", id: 3 }}
      type=""
      fields={fields.map(toFieldView)}
      consents={[]}
      captcha={null}
      hosts={[]}
      mediaHost=""
    />
  );
  const send = () => screen.queryByRole("button", { name: messages.forms.send });

  const racket = aConfigurable(
    { grip: [1, 2] },
    [
      { id: 11, values: { grip: 1 } },
      { id: 12, values: { grip: 2 }, sku: "R-12", stock: { available: false } },
    ],
    { id: 10, name: "Racket" },
  );

  it("is below a sold-out variant and names it, and not below an available one", async () => {
    const user = showBuyBox(racket, ask);
    const grip = screen.getByRole("combobox", { name: "grip" });
    expect(send()).toBeNull();
    await user.selectOptions(grip, "2");
    await user.click(send() ?? grip);
    await waitFor(() => expect(sendForm).toHaveBeenCalledOnce());
    expect(sendForm.mock.calls[0]?.[0].fields.map(({ value }: { value: string }) => value)).toEqual(
      ["12", "Racket (grip 2)", "R-12"],
    );
    await user.selectOptions(grip, "1");
    expect(send()).toBeNull();
  });

  it("is below a sold-out product", () => {
    showBuyBox(aProduct({ stock: { available: false } }), ask);
    expect(send()).toBeTruthy();
  });
});

describe("the price without tax", () => {
  const company = (name: string) =>
    userSchema.parse({ id: 1, company: name === "" ? null : { name, address: "" } });
  const racket = aConfigurable(
    { grip: [1, 2] },
    [
      { id: 11, values: { grip: 1 }, finalPrice: 125, basicPrice: "100" },
      { id: 12, values: { grip: 2 }, finalPrice: 250, basicPrice: 200 },
    ],
    { id: 10 },
  );
  const logIn = (name: string) =>
    act(() => authStore.setState({ status: "in", user: company(name), trouble: false }));
  afterEach(() => authStore.setState(LOGGED_OUT));

  it("is shown to the buyers of a company, of the chosen variant", async () => {
    const choosing = showBuyBox(racket);
    expect(screen.queryByText(/without tax/)).toBeNull();
    logIn("Racket Ltd");
    expect(screen.getByText("€100.00 without tax")).toBeTruthy();
    await choosing.selectOptions(screen.getByRole("combobox", { name: "grip" }), "2");
    expect(screen.getByText("€200.00 without tax")).toBeTruthy();
  });

  it.each([
    ["nobody else", "", { basicPrice: 80 }],
    ["nobody where it is unknown", "Racket Ltd", {}],
    ["nobody where it is no less", "Racket Ltd", { basicPrice: 100 }],
  ])("is shown to %s", (_, name, fields) => {
    showBuyBox(aProduct({ finalPrice: 100, ...fields }));
    logIn(name);
    expect(screen.queryByText(/without tax/)).toBeNull();
  });
});

it("has its price outside of the form, which reader views and paper leave out", () => {
  showBuyBox(aProduct({ finalPrice: 12.5, retailPrice: 12.5 }));
  const price = screen.getByText(/12\.50/);
  expect(price.closest("form")).toBeNull();
  const box = screen.getByRole("button", { name: messages.product.addToCart }).closest("form");
  expect(
    price.compareDocumentPosition(box ?? price) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
