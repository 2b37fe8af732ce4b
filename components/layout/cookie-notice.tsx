import "server-only";
import { getTranslations } from "next-intl/server";
import { EditableHtml } from "#components/cms/slots/editable-html.tsx";
import type { Element } from "#lib/api/schemas/content.ts";
import { textAt } from "#lib/domain/content/element.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import { CookieNoticeIsland } from "./cookie-notice-island.tsx";

/** Only necessary cookies are used, and this says so (spec 2, "Footer and cookie notice"). */
export async function CookieNotice({ element }: { element: Element | null }) {
  if (!element) return null;
  const t = await getTranslations({ locale: getCurrentContext().locale, namespace: "layout" });
  return (
    <CookieNoticeIsland label={t("cookies")} button={textAt(element, "meta.button") || t("agree")}>
      <EditableHtml element={element} path="meta.text" className="text-small" />
    </CookieNoticeIsland>
  );
}
