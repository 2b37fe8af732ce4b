"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSite } from "@/components/providers/site-provider";
import { Button } from "@/components/ui/button";
import { Radio, RadioGroup } from "@/components/ui/choice";
import { Price } from "@/components/ui/price";
import type { DeliveryMethod } from "@/lib/api/schemas/cart";
import { type ShippingProblem, shippingProblem } from "@/lib/domain/checkout/shipping";
import { checkoutStore } from "@/stores/checkout-store";
import { MethodsFrame } from "./methods-frame";
import { useCheckout } from "./use-checkout";
import { useDeliveryMethods } from "./use-methods";
import { useShippingSubmit } from "./use-shipping-submit";

interface ShippingStepProps {
  readonly countryId: number | null;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Step 2: the methods for the country, and the branches of the chosen one (spec 2, 5). */
export function ShippingStep({ countryId, onBack, onDone }: ShippingStepProps) {
  const t = useTranslations();
  const query = useDeliveryMethods(countryId);
  const choice = useCheckout(({ shipping }) => shipping);
  const [problem, setProblem] = useState<ShippingProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy } = useShippingSubmit(onDone);
  const methods = query.data ?? [];

  const choose = (methodId: number, branchId: number | null) => {
    setProblem(null);
    checkoutStore().setState({ shipping: { methodId, branchId } });
  };

  return (
    <form
      ref={form}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const found = shippingProblem(methods, choice);
        setProblem(found);
        if (!found) return void submit(choice);
        const group = found === "shippingBranchUndefined" ? "branch" : "delivery";
        form.current?.querySelector<HTMLInputElement>(`input[name=${group}]`)?.focus();
      }}
    >
      <MethodsFrame
        loading={query.isPending}
        failed={query.isError}
        empty={methods.length === 0}
        emptyText={t("checkout.noShipping")}
        onRetry={() => void query.refetch()}
      >
        <RadioGroup
          legend={t("checkout.shipping")}
          legendHidden
          error={
            problem && problem !== "shippingBranchUndefined" ? t(`errors.${problem}`) : undefined
          }
        >
          {methods.map((method) => (
            <div key={method.id} className="stack">
              <Method
                method={method}
                checked={choice.methodId === method.id}
                onChoose={() => choose(method.id, null)}
              />
              {choice.methodId === method.id && method.options.length > 0 && (
                <RadioGroup
                  className="ms-6 border-s-2 border-line ps-4"
                  legend={t("checkout.branch")}
                  error={problem === "shippingBranchUndefined" ? t(`errors.${problem}`) : undefined}
                >
                  {method.options.map(({ id, name }) => (
                    <Radio
                      key={id}
                      name="branch"
                      label={name}
                      checked={choice.branchId === id}
                      onChange={() => choose(method.id, id)}
                    />
                  ))}
                </RadioGroup>
              )}
            </div>
          ))}
        </RadioGroup>
      </MethodsFrame>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="lg" onClick={onBack}>
          {t("checkout.back")}
        </Button>
        <Button type="submit" size="lg" loading={busy}>
          {t("checkout.next")}
        </Button>
      </div>
    </form>
  );
}

function Method(props: { method: DeliveryMethod; checked: boolean; onChoose: () => void }) {
  const { currency, locale } = useSite();
  const { id, name, description, price } = props.method;
  return (
    <Radio
      id={`delivery-${id}`}
      name="delivery"
      label={name}
      description={description || undefined}
      aside={
        price === null ? undefined : <Price amount={price} currency={currency} locale={locale} />
      }
      checked={props.checked}
      onChange={props.onChoose}
    />
  );
}
