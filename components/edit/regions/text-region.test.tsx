// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { EditContextProvider, useEditContext } from "#components/edit/edit-context.tsx";
import type { EditStore } from "#components/edit/store/edit-store.ts";
import { SiteProvider } from "#components/providers/site-provider.tsx";
import messages from "#messages/en.json" with { type: "json" };
import { EDITED_SITE } from "#tests/factories/edit-page.tsx";
import { TextRegion } from "./text-region.tsx";

let store: EditStore;
function Store({ children }: { children: ReactNode }) {
  store = useEditContext().store;
  return children;
}

const SEED = {
  elementId: 7,
  handler: "cart-section",
  about: { component: "cart", title: "" },
  seen: "",
  path: "meta.emptyText",
  slot: "text",
  stored: undefined,
} as const;

it("makes no text of what stands for one that is not set, by being looked at", () => {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SiteProvider site={EDITED_SITE}>
        <EditContextProvider>
          <Store>
            <TextRegion as="p" seed={SEED} shown="Your cart is empty" />
          </Store>
        </EditContextProvider>
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  const field = document.querySelector<HTMLElement>('[data-edit="7:meta.emptyText"]');
  act(() => field?.focus());
  act(() => field?.blur());
  expect(store.getState().operations).toEqual({});
  expect(store.getState().done).toEqual([]);
  act(() => field?.focus());
  if (field) field.textContent = "Nothing here yet";
  act(() => field?.blur());
  expect(store.getState().operations["7:meta.emptyText"]).toMatchObject({
    after: "Nothing here yet",
  });
});
