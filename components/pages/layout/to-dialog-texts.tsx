import "server-only";
import { getTranslations } from "next-intl/server";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import type {
  BundleTexts,
  CartTexts,
  DialogTexts,
} from "#components/kit/providers/dialog-texts.tsx";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import type { Layout } from "#lib/web/data/content/layout.ts";

/** Draws the texts of the dialogs, which their islands show when they are opened (decision 0053). */
export async function toDialogTexts(
  { cart, bundle }: Pick<Layout, "cart" | "bundle">,
  locale: string,
): Promise<DialogTexts> {
  return { cart: await toCartTexts(cart, locale), bundle: toBundleTexts(bundle) };
}

async function toCartTexts(element: Element | null, locale: string): Promise<CartTexts | null> {
  const forStaff = getRenderers().dialog("cart-section", element);
  if (!element && forStaff === null) return null;
  if (!element) return { note: null, emptyTitle: null, emptyText: null, forStaff };
  const t = await getTranslations({ locale, namespace: "cart.empty" });
  return {
    note: noteOf(element),
    emptyTitle: <EditableText element={element} path="meta.emptyTitle" usual={t("title")} />,
    emptyText: <EditableText element={element} path="meta.emptyText" usual={t("text")} />,
    forStaff,
  };
}

function toBundleTexts(element: Element | null): BundleTexts | null {
  const forStaff = getRenderers().dialog("bundle-section", element);
  if (!element && forStaff === null) return null;
  return { note: element && noteOf(element), forStaff };
}

const noteOf = (element: Element) => (
  <EditableHtml element={element} path="meta.note" className="mb-4" />
);
