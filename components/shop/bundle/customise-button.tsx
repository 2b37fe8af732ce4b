"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { SeenHere } from "#components/shop/seen/seen-here.tsx";
import { openBundleModal } from "./open-bundle.ts";

interface CustomiseButtonProps {
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  /** A secondary button: the bundle can be added without choices, or is sold out. */
  readonly quiet?: boolean;
  /** Whether it is the only way to buy the bundle on its page. */
  readonly alone?: boolean;
}

/** Downloads the dialog on intent: when the pointer or the focus reaches the button. */
const preload = () => void import("./bundle-modal.tsx").catch(() => null);

/** Button `Customise` on a bundle's page. */
export const CustomiseButton = translated(function CustomiseButton({
  productId,
  slug,
  name,
  quiet = false,
  alone = false,
}: CustomiseButtonProps) {
  const t = useTranslations("product");
  const [opening, setOpening] = useState(false);
  const open = async () => {
    if (opening) return;
    setOpening(true);
    const line = await import("./line-from-url.ts")
      .then(({ lineFromUrl }) => lineFromUrl(productId))
      .catch(() => ({}));
    await openBundleModal({ productId, slug, name, ...line });
    setOpening(false);
  };
  const button = (
    <Button
      size="lg"
      variant={quiet ? "secondary" : "primary"}
      loading={opening}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      className="w-full text-base! noscript:hidden"
    >
      {t("customise")}
    </Button>
  );
  return (
    <>
      {button}
      {alone && <SeenHere id={productId} />}
    </>
  );
});
