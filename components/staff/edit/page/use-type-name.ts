import { useTranslations } from "next-intl";
import type { PostTypeInfo } from "#lib/staff/edit/pages/page-info.ts";

/** The name of a post type: its own title, or the shop's name for built-in types. */
export function useTypeName(): (type: Pick<PostTypeInfo, "slug" | "title">) => string {
  const t = useTranslations("edit.pages");
  return ({ slug, title }) => {
    if (slug === "page") return t("typePage");
    return slug === "post" ? t("typePost") : title || slug;
  };
}
