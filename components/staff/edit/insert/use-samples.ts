import { useEffect, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { useEditState } from "#components/staff/edit/page/edit-context.tsx";
import { SECTIONS } from "#lib/shop/domain/sections/definitions.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { readSamples, type Samples } from "./read-samples.ts";

const COMPONENTS = SECTIONS.map(({ component }) => component);

/** Samples of all sections; null while they are read, and if they cannot be. */
export function useSamples(): Samples | null {
  const { locale, defaultLocale } = useSite();
  const published = useEditState((state) => state.published);
  const [samples, setSamples] = useState<Samples | null>(null);
  useEffect(() => {
    let isHere = true;
    const home = hrefTo({ name: "home" }, { locale, defaultLocale });
    void readSamples(home, COMPONENTS, published).then((found) => {
      if (isHere) setSamples(found);
    });
    return () => {
      isHere = false;
    };
  }, [locale, defaultLocale, published]);
  return samples;
}
