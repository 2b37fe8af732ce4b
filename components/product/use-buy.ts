import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { addToCart } from "@/components/cart/add-to-cart";
import { showToast } from "@/components/ui/toast";
import { toPersonalizations, wrongFields } from "@/lib/domain/custom-options";
import { toQuantity } from "@/lib/domain/quantity";
import { openChoices } from "@/lib/domain/variants";
import type { BuyableProduct } from "./types";
import { useChosen } from "./use-chosen";

/** State and checks of the buy box (spec 4, Add to cart by format; spec 5, Quantity). */
export function useBuy(product: BuyableProduct) {
  const t = useTranslations("product");
  const choice = useChosen(product);
  const [quantity, setQuantity] = useState("1");
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [tried, setTried] = useState(false);
  const [adding, setAdding] = useState(false);

  const count = toQuantity(quantity);
  const wrong = wrongFields(product.fields, texts);
  const configurable = product.format === "configurable";
  const missing = configurable ? openChoices(product.model, choice.chosen) : [];

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (adding) return;
    setTried(true);
    const form = event.currentTarget;
    if (configurable && !choice.variant) {
      showToast({ tone: "info", message: t("configurationNotSet") });
      return focusInvalid(form);
    }
    if (count === null || wrong.length > 0) return focusInvalid(form);
    setAdding(true);
    const added = await addToCart({
      productId: choice.variant?.id ?? product.id,
      quantity: count,
      name: product.name,
      personalizations: toPersonalizations(product.fields, texts),
      bundleOptions: product.bundle?.options,
      reservation: product.service,
    });
    setAdding(false);
    if (added.ok) setTried(false);
  };

  return {
    choice,
    quantity,
    setQuantity,
    texts,
    write: (title: string, value: string) =>
      setTexts((before) => new Map(before).set(title, value)),
    adding,
    submit,
    missing: tried ? missing : [],
    wrong: tried ? wrong : [],
    invalidQuantity: tried && count === null,
  };
}

/** Once the errors are drawn, to the first of them. */
function focusInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form
      .querySelector<HTMLElement>("[aria-invalid=true], fieldset[aria-describedby] input")
      ?.focus();
  });
}
