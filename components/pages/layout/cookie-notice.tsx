import "server-only";
import { getTranslations } from "next-intl/server";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { ElementMark } from "#components/kit/cms/slots/element-mark.tsx";
import type { Element } from "#lib/shop/api/schemas/content.ts";
import { CookieNoticeIsland } from "./cookie-notice-island.tsx";

interface Props {
  element: Element | null;
  locale: string;
}

/** The notice that only necessary cookies are used (docs/screens.md §2.19), with our text if the CMS has none. */
export async function CookieNotice({ element, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "layout" });
  if (!element)
    return (
      <CookieNoticeIsland label={t("cookies")} button={t("agree")}>
        <p className="text-small">{t("cookieText")}</p>
      </CookieNoticeIsland>
    );
  return (
    <>
      <ElementMark element={element} />
      <CookieNoticeIsland
        label={t("cookies")}
        button={<EditableText element={element} path="meta.button" usual={t("agree")} />}
      >
        <EditableHtml element={element} path="meta.text" className="text-small" />
      </CookieNoticeIsland>
    </>
  );
}
