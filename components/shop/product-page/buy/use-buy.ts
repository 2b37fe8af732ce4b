import { useLocale, useTranslations } from "next-intl";
import {
  type FormEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { BuyableProduct } from "#components/shop/product/product-types.ts";
import type { EditedLine } from "./edit-line.ts";
import { readTyped } from "./read-typed.ts";
import { useChosen } from "./use-chosen.ts";
import { useEditedLine } from "./use-edited-line.ts";

type Rules = typeof import("./buy-rules.ts");

/** Downloads the code that validates and adds, cart included: on intent, at the latest on submit. */
const loadRules = () => import("./buy-rules.ts");
export const warmBuy = () => void loadRules().catch(() => null);

/** State of the buy box. */
export function useBuy(product: BuyableProduct) {
  const t = useTranslations("product");
  const locale = useLocale();
  const choice = useChosen(product);
  const [quantity, setQuantity] = useState("1");
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  /** Set by a failed attempt: from then on mistakes are shown until they are corrected. */
  const [rules, setRules] = useState<Rules | null>(null);
  const [adding, setAdding] = useState(false);
  const [failed, setFailed] = useState(false);
  const { chosen, variant, takeOver, startFrom } = choice;
  const fill = useCallback(
    (line: EditedLine) => {
      setQuantity(String(line.quantity));
      setTexts(line.texts);
      if (line.chosen) startFrom(line.chosen);
    },
    [startFrom],
  );
  const edited = useEditedLine(product, fill);
  const { follow } = edited;
  const form = useRef<HTMLFormElement>(null);
  // Values typed and chosen before this code was loaded (docs/late-hydration.md).
  const takeTyped = useEffectEvent(() => {
    if (!form.current) return;
    const typed = readTyped(form.current, product.choices);
    setQuantity(typed.quantity);
    setTexts(typed.texts);
    choice.chooseAll(typed.chosen);
  });
  useLayoutEffect(() => takeTyped(), []);
  const purchase = { product, chosen, variant, quantity, texts, locale };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (adding) return;
    const form = event.currentTarget;
    setAdding(true);
    setFailed(false);
    // The line must be loaded before it is changed: right after the page opened, the cart is still being read.
    const [loaded, line] = await Promise.all([
      loadRules().catch(() => null),
      edited.find().catch(() => undefined),
    ]);
    // The line was only now found and fills the form: the shopper has not seen its values yet.
    if (line && !edited.line) return setAdding(false);
    const usable = line === undefined ? null : loaded;
    const done = await usable?.performBuy(purchase, t("configurationNotSet"), line);
    // Rendered synchronously, because the first mistake takes the focus next.
    flushSync(() => {
      setAdding(false);
      setFailed(!usable);
      setRules(done ? null : usable);
    });
    if (typeof done === "number") edited.moveTo(done);
    if (!done) usable?.focusMistake(form);
  };

  return {
    form,
    chosen,
    variant,
    choose: choice.choose,
    /** The URL has changed. */
    follow: useCallback(() => {
      takeOver();
      follow();
    }, [takeOver, follow]),
    editing: edited.line !== null,
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
