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
import { loadCart } from "#components/shop/cart/load-cart.ts";
import type { BuyableProduct } from "#components/shop/product/product-types.ts";
import { findMistakes, focusMistake, performBuy } from "./buy-rules.ts";
import type { EditedLine } from "./edit-line.ts";
import { readTyped } from "./read-typed.ts";
import { useChosen } from "./use-chosen.ts";
import { useEditedLine } from "./use-edited-line.ts";

/** State of the buy box. */
export function useBuy(product: BuyableProduct) {
  const t = useTranslations("product");
  const locale = useLocale();
  const choice = useChosen(product);
  const [quantity, setQuantity] = useState("1");
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  /** Set by a failed attempt: from then on mistakes are shown until they are corrected. */
  const [tried, setTried] = useState(false);
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
    const [cart, line] = await Promise.all([
      loadCart().catch(() => null),
      edited.find().catch(() => undefined),
    ]);
    // The line was only now found and fills the form: the shopper has not seen its values yet.
    if (line && !edited.line) return setAdding(false);
    const usable = line === undefined ? null : cart;
    const done = usable && (await performBuy(usable, purchase, t("configurationNotSet"), line));
    // Rendered synchronously, because the first mistake takes the focus next.
    flushSync(() => {
      setAdding(false);
      setFailed(!usable);
      setTried(!done && usable !== null);
    });
    if (typeof done === "number") edited.moveTo(done);
    if (!done && usable) focusMistake(form);
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
    mistakes: tried ? findMistakes(purchase) : null,
  };
}
