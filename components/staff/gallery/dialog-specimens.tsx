"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Row } from "./specimen.tsx";

const SIZES = ["modal", "wide", "sheet"] as const;

/** The shop's dialog in each of its sizes, behind a button; `only` opens that one. */
export function DialogSpecimens({ only }: { only: string }) {
  const t = useTranslations("shell");
  const [open, setOpen] = useState<(typeof SIZES)[number] | null>(null);
  useEffect(() => setOpen(SIZES.find((size) => size === only) ?? null), [only]);
  return (
    <Row>
      {SIZES.map((size) => (
        <Button key={size} variant="secondary" onClick={() => setOpen(size)}>
          {size}
        </Button>
      ))}
      {SIZES.map((size) => (
        <Dialog
          key={size}
          open={open === size}
          onClose={() => setOpen(null)}
          label={t("errorTitle")}
          size={size}
        >
          <p>{t("errorText")}</p>
        </Dialog>
      ))}
    </Row>
  );
}
