import { useEffect, useMemo, useState } from "react";
import { type Chosen, choiceFrom, resolveVariant, type Variant } from "@/lib/domain/variants";
import { usePictureFocus } from "./picture-focus";
import type { BuyableProduct } from "./types";

interface Choice {
  readonly chosen: Chosen;
  readonly variant: Variant | null;
  readonly choose: (code: string, id: string) => void;
}

/**
 * What is chosen of a configurable product. Starts with the shop's own values, takes over those of the address once the
 * page lives (a cached page knows no query), and keeps the address in step, so that a link keeps the choice.
 */
export function useChosen({ model, preset, pictures }: BuyableProduct): Choice {
  const [chosen, setChosen] = useState<Chosen>(preset);
  const { show } = usePictureFocus();
  const variant = useMemo(() => resolveVariant(model, chosen), [model, chosen]);

  useEffect(() => {
    const asked = choiceFrom(new URLSearchParams(window.location.search), model);
    if (Object.keys(asked).length > 0) setChosen((before) => ({ ...before, ...asked }));
  }, [model]);

  const choose = (code: string, id: string) => {
    const { [code]: _, ...others } = chosen;
    const next = id === "" ? others : { ...others, [code]: id };
    setChosen(next);
    writeQuery(code, id);
    const picture = pictures[resolveVariant(model, next)?.id ?? -1];
    if (picture !== undefined) show(picture);
  };

  return { chosen, variant, choose };
}

function writeQuery(code: string, id: string): void {
  const url = new URL(window.location.href);
  if (id === "") url.searchParams.delete(code);
  else url.searchParams.set(code, id);
  window.history.replaceState(window.history.state, "", url);
}
