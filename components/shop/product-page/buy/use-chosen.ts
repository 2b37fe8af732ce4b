import { useCallback, useState } from "react";
import type { BuyableProduct } from "#components/shop/product/product-types.ts";
import { showSlide } from "#components/shop/product-page/gallery/show-slide.ts";
import {
  type Chosen,
  choiceFrom,
  idsOf,
  resolveVariant,
  withChoice,
} from "#lib/shop/domain/product/variants.ts";

/**
 * The choices of a configurable product. Starts with the shop's defaults, applies those of the URL (a cached page is
 * rendered without a query), and keeps the URL up to date, so that a link preserves the choice.
 */
export function useChosen({ choices, variants, preset }: BuyableProduct) {
  const [chosen, setChosen] = useState(preset);
  const variant = resolveVariant(variants, chosen);

  /** Applies the choices in the URL; the others stay. */
  const takeOver = useCallback(() => {
    const inUrl = choiceFrom(new URLSearchParams(window.location.search), choices);
    if (inUrl.join("") === "") return;
    setChosen((before) =>
      inUrl.every((ids, place) => ids === "" || ids === before[place])
        ? before
        : before.map((ids, place) => inUrl[place] || ids),
    );
    showSlide(resolveVariant(variants, inUrl)?.picture);
  }, [choices, variants]);

  const choose = (place: number, ids: string) => {
    const next = withChoice(chosen, place, ids);
    setChosen(next);
    writeQuery(choices[place]?.code ?? "", ids);
    showSlide(resolveVariant(variants, next)?.picture);
  };

  /** Applies the choices of the form; unchanged ones stay. */
  const chooseAll = (inForm: Chosen) => {
    const changed = [...inForm.keys()].filter(
      (place) => sorted(inForm[place]) !== sorted(chosen[place]),
    );
    if (changed.length === 0) return;
    const next = changed.reduce(
      (before, place) => withChoice(before, place, inForm[place] ?? ""),
      chosen,
    );
    setChosen(next);
    for (const place of changed) writeQuery(choices[place]?.code ?? "", next[place] ?? "");
    showSlide(resolveVariant(variants, next)?.picture);
  };

  /** Starts from a given variant, e.g. that of a cart line; choices in the URL win. */
  const startFrom = useCallback(
    (values: Chosen) => {
      const inUrl = choiceFrom(new URLSearchParams(window.location.search), choices);
      const start = values.map((ids, place) => inUrl[place] || ids);
      setChosen(start);
      showSlide(resolveVariant(variants, start)?.picture);
    },
    [choices, variants],
  );

  return { chosen, variant, choose, chooseAll, takeOver, startFrom };
}

/** The ids of a choice, sorted. */
const sorted = (ids: string | undefined): string => idsOf(ids).toSorted().join();

/** Next patches `replaceState`, so its router knows the URL too. */
function writeQuery(code: string, ids: string): void {
  const url = new URL(window.location.href);
  if (ids === "") url.searchParams.delete(code);
  else url.searchParams.set(code, ids);
  window.history.replaceState(null, "", url.href.replaceAll("%2C", ","));
}
