import { useTranslations } from "next-intl";
import type { PostTypeInfo } from "#lib/edit/pages/page-info.ts";

/** What a type of post is called: its own title, or the shop's name for those that it relies on. */
export function useTypeName(): (type: Pick<PostTypeInfo, "slug" | "title">) => string {
  const t = useTranslations("edit.pages");
  return ({ slug, title }) => {
    if (slug === "page") return t("typePage");
    return slug === "post" ? t("typePost") : title || slug;
  };
}
