import { act, render } from "@testing-library/react";
import { type ReactNode, useEffect, useState } from "react";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EditContextProvider, useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import type { EditStore } from "#components/staff/edit/store/edit-store.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import type { StaffScope } from "#lib/staff/edit/rights.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { anElement } from "#tests/factories/element.ts";

/** A site whose pages are edited. */
export const EDITED_SITE: ClientSite = {
  domain: "localhost",
  locale: "en",
  defaultLocale: "en",
  locales: [],
  currency: { id: 1, label: "EUR", symbol: "€" },
  cartType: 1,
  mediaUrl: "https://media.test/files",
  timeZone: "UTC",
};

type Fields = Parameters<typeof anElement>[0];

/** jsdom knows no modal dialogs. */
export function allowDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
}

/** Draws something of the editor on a page that shows one section; answers the page's working copy. */
export async function drawInEditor(
  node: ReactNode,
  component: string,
  fields: Fields = {},
  scopes?: readonly StaffScope[],
): Promise<EditStore> {
  const held: { store?: EditStore } = {};
  const Hold = () => {
    const { store } = useEditContext();
    useEffect(() => {
      held.store = store;
      store.getState().registerSection(toSection(anElement(fields), component));
    }, [store]);
    return null;
  };
  await act(async () =>
    render(
      <Translations locale="en" messages={{ edit: en.edit, shell: en.shell }} timeZone="UTC">
        <SiteProvider site={EDITED_SITE}>
          <EditContextProvider {...(scopes && { scopes })}>
            <Hold />
            {node}
          </EditContextProvider>
        </SiteProvider>
      </Translations>,
    ),
  );
  if (!held.store) throw new Error("nothing was drawn");
  return held.store;
}

/** The values that were set, by path. */
export const valuesSet = (store: EditStore): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.values(store.getState().operations).flatMap((operation) =>
      operation.kind === "set" ? [[operation.path, operation.after]] : [],
    ),
  );

/** The section whose places a test draws, as a seed without its path. */
export const REGION = {
  elementId: 7,
  handler: "page-section:home",
  about: { component: "hero", title: "" },
  seen: "",
} as const;

/** The drawn place of {@link REGION} at a path. */
export function placeAt(path: string): HTMLElement {
  const node = document.querySelector<HTMLElement>(`[data-edit="${REGION.elementId}:${path}"]`);
  if (!node) throw new Error(`nothing is drawn at ${path}`);
  return node;
}

/** A dialog opens once the page is drawn. */
export function OverThePage({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn ? children : null;
}
