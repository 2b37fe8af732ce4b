"use client";

import { useTranslations } from "next-intl";
import { useCart } from "#components/shop/cart-runtime/use-cart.ts";
import { CustomFields } from "#components/shop/product/custom-fields.tsx";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";
import { BundleFooter } from "./bundle-footer.tsx";
import type { BundleModel } from "./bundle-model.ts";
import { BundlePart } from "./bundle-part.tsx";
import { useBundleForm } from "./use-bundle-form.ts";

interface BundleFormProps {
  readonly model: BundleModel;
  readonly request: BundleRequest;
}

/** Price, pieces already in the cart, every part with its choices, quantity and button (docs/screens.md §2.7). */
export function BundleForm({ model, request }: BundleFormProps) {
  const t = useTranslations("bundle");
  const form = useBundleForm(model, request);
  const { own, parts } = model;
  const { draft, mistakes } = form;
  return (
    <form
      noValidate
      onSubmit={form.submit}
      // The scroll margin keeps focused fields clear of the sticky footer.
      className="flex flex-col gap-6 [&_:is(input,select)]:scroll-mb-32"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        {own.prices[0]?.shown}
        <p role="status" className="text-small text-muted">
          {t("inCart", { count: useInCart(own.id) })}
        </p>
      </div>
      <CustomFields
        fields={own.fields}
        values={draft.texts}
        wrong={mistakes?.own}
        onChange={form.write}
      />
      <ul className="flex flex-col gap-6">
        {parts.map((part, place) => (
          <BundlePart
            key={part.key}
            part={part}
            group={`part${place}`}
            fields={form.fields[place] ?? []}
            choice={draft.choices[place] ?? { chosen: part.preset, texts: new Map() }}
            mistakes={mistakes?.parts[place]}
            choose={(choice, ids) => form.choosePart(place, choice, ids)}
            write={(title, text) => form.writePart(place, title, text)}
          />
        ))}
      </ul>
      <BundleFooter
        quantity={draft.quantity}
        onQuantity={form.setQuantity}
        invalid={mistakes?.quantity ?? false}
        editing={request.itemId !== undefined}
        busy={form.busy}
      />
    </form>
  );
}

/** Pieces of the bundle in the cart, whatever was chosen for them. */
const useInCart = (productId: number): number =>
  useCart().rows.reduce(
    (sum, { item, quantity }) => (item.productId === productId ? sum + quantity : sum),
    0,
  );
