import { useTranslations } from "next-intl";
import { toIconName } from "#components/ui/icon.tsx";

/** What people call an icon; a name that the site has no icon for stays as it is. */
export function useIconName(): (name: string) => string {
  const t = useTranslations("edit.icons");
  return (name) => {
    const known = toIconName(name);
    return known ? t(known) : name;
  };
}
