import { useTranslations } from "next-intl";
import { toIconName } from "#components/kit/ui/icon.tsx";

/** The readable name of an icon; an unknown name is unchanged. */
export function useIconName(): (name: string) => string {
  const t = useTranslations("edit.icons");
  return (name) => {
    const known = toIconName(name);
    return known ? t(known) : name;
  };
}
