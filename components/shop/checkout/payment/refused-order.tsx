"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { BlockedList } from "#components/shop/cart/lines/blocked-list.tsx";
import { GoOnButton } from "#components/shop/cart/lines/go-on-button.tsx";
import { useLineProducts } from "#components/shop/cart/lines/use-line-products.ts";
import { useCart } from "#components/shop/cart-runtime/use-cart.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

/** Why an order was not placed. */
export interface OrderProblem {
  readonly text: string;
  /** It may lie in the cart, e.g. its stock. */
  readonly inCart: boolean;
}

interface RefusedOrderProps {
  readonly problem: OrderProblem;
  /** The cart was changed so that it can be ordered. */
  readonly onSolved: () => void;
}

/** Why the order was not placed, and the ways on. It takes the focus: the button that was pressed is far below on a phone. */
export function RefusedOrder({ problem, onSolved }: RefusedOrderProps) {
  const t = useTranslations();
  const box = useRef<HTMLDivElement>(null);
  // Each refusal is a new object, so that the same reason given again takes the focus again.
  useEffect(() => {
    if (problem.text !== "") box.current?.focus();
  }, [problem]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-32 rounded-md">
      <Notice tone="danger" title={problem.inCart ? t("checkout.refused") : undefined}>
        <p className="wrap-anywhere">{problem.text}</p>
        {problem.inCart && <WaysOut onSolved={onSolved} />}
      </Notice>
    </div>
  );
}

function WaysOut({ onSolved }: Pick<RefusedOrderProps, "onSolved">) {
  const t = useTranslations();
  const site = useSite();
  const model = useCart();
  const { blocked } = useLineProducts(model);
  return (
    <div className="stack pt-2">
      {blocked.length > 0 && (
        <BlockedList blocked={blocked} t={(key, values) => t(`cart.hint.${key}`, values)} />
      )}
      <div className="flex flex-wrap gap-3">
        {blocked.length > 0 && (
          <GoOnButton blocked={blocked} runtime={model.runtime} onSolved={onSolved} />
        )}
        <ButtonLink variant="secondary" href={hrefTo({ name: "cart" }, site)}>
          {t("checkout.editCart")}
        </ButtonLink>
      </div>
    </div>
  );
}
