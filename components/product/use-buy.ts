import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import type { BuyableProduct } from "./types";
import { useChosen } from "./use-chosen";

type Rules = typeof import("./perform-buy");

/** What checks and adds is loaded when a hand or the focus comes near, at the latest when it is needed. */
const loadRules = () => import("./perform-buy");
export const warmBuy = () => void loadRules().catch(() => null);

/** State of the buy box. */
export function useBuy(product: BuyableProduct) {
  const t = useTranslations("product");
  const choice = useChosen(product);
  const [quantity, setQuantity] = useState("1");
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  /** Set by an attempt that went wrong: from then on mistakes are shown, and go as they are mended. */
  const [rules, setRules] = useState<Rules | null>(null);
  const [adding, setAdding] = useState(false);
  const [failed, setFailed] = useState(false);
  const { chosen, variant } = choice;
  const purchase = { product, chosen, variant, quantity, texts };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (adding) return;
    const form = event.currentTarget;
    setAdding(true);
    setFailed(false);
    const loaded = await loadRules().catch(() => null);
    const done = await loaded?.performBuy(purchase, t("configurationNotSet"));
    setAdding(false);
    setFailed(!loaded);
    setRules(done ? null : loaded);
    if (!done) loaded?.focusMistake(form);
  };

  return {
    ...choice,
    quantity,
    setQuantity,
    texts,
    write: (title: string, value: string) =>
      setTexts((before) => new Map(before).set(title, value)),
    adding,
    failed,
    submit,
    mistakes: rules?.findMistakes(purchase) ?? null,
  };
}
