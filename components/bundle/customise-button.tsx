"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { openBundleModal } from "./open-bundle.ts";

interface CustomiseButtonProps {
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  /** Where the bundle can be added as it is, customising comes second; so it does where it is sold out. */
  readonly quiet?: boolean;
}

/** Downloaded when a hand or the focus comes near. */
const warm = () => void import("./bundle-modal.tsx").catch(() => null);

/** Button `Customise` of a bundle's page. */
export function CustomiseButton({ productId, slug, name, quiet = false }: CustomiseButtonProps) {
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
  return (
    <Button
      size="lg"
      variant={quiet ? "secondary" : "primary"}
      loading={opening}
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={open}
      className="w-full text-base!"
    >
      {t("customise")}
    </Button>
  );
}
