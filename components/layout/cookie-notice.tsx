import "server-only";
import { getTranslations } from "next-intl/server";
import { getRenderers } from "#components/cms/renderers.ts";
import { EditableHtml } from "#components/cms/slots/editable-html.tsx";
import type { Element } from "#lib/api/schemas/content.ts";
import { textAt } from "#lib/domain/content/element.ts";
import { CookieNoticeIsland } from "./cookie-notice-island.tsx";

interface Props {
  element: Element | null;
  locale: string;
}

/** The notice that only necessary cookies are used (docs/screens.md §2.19), in our words where the CMS has none. */
export async function CookieNotice({ element, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "layout" });
  const button = (element && textAt(element, "meta.button")) || t("agree");
  return (
    <CookieNoticeIsland label={t("cookies")} button={button}>
      {element ? (
        <>
          <EditableHtml element={element} path="meta.text" className="text-small" />
          {getRenderers().mark(element)}
        </>
      ) : (
        <p className="text-small">{t("cookieText")}</p>
      )}
    </CookieNoticeIsland>
  );
}
