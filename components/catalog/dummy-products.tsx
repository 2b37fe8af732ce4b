import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { GRID } from "#components/ui/grid.ts";
import { Icon } from "#components/ui/icon.tsx";

/** Spec 9, dummy mode placeholder products. */
const COUNT = 6;

/** What an empty list will look like, for the editor who has placed it. Shoppers never see it. */
export function DummyProducts({ style }: { style: CSSProperties }) {
  const t = useTranslations("catalog");
  return (
    <div className="wrap pb-8">
      <ul className={GRID} style={style} data-dummy-products>
        {Array.from({ length: COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
          <li key={index} className="text-muted">
            <span className="grid aspect-square place-items-center rounded-lg border border-dashed border-line-strong bg-ground">
              <Icon name="ball" className="size-10" />
            </span>
            <span className="block pt-3 font-semibold">{t("placeholder")}</span>
            <span aria-hidden="true" className="mt-2 block h-4 w-16 rounded-sm bg-ground" />
          </li>
        ))}
      </ul>
    </div>
  );
}
