"use client";

import type { ReactNode } from "react";
import { useCart } from "#components/shop/cart-runtime/use-cart.ts";
import { CartContents } from "./cart-contents.tsx";

interface Props {
  /** How goods are returned, delivered and paid for. */
  readonly promises: ReactNode;
  /** A line was saved for later, for the first time. */
  readonly onKept: () => void;
}

/** The cart of its page. The promises below it are drawn together with it: a cart that arrives would push them down. */
export function CartAndPromises({ promises, onKept }: Props) {
  const { loading } = useCart();
  return (
    <>
      <CartContents onKept={onKept} />
      {loading ? null : promises}
    </>
  );
}
