"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemand } from "#components/kit/hydration/on-demand.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { canScan } from "./scanner.ts";

const ScanDialog = onDemand(async () => (await import("./scan-dialog.tsx")).ScanDialog);

/** Button `Scan`, shown only where the browser has a camera and reads barcodes. Its dialog is downloaded by the first click. */
export function ScanButton({ onScanned }: { onScanned: (barcode: string) => void }) {
  const t = useTranslations("cart.card");
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  if (!canScan()) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
      >
        <Icon name="image" />
        {t("scan")}
      </Button>
      {used && (
        <ScanDialog
          open={open}
          onClose={() => setOpen(false)}
          onScanned={(barcode) => {
            setOpen(false);
            onScanned(barcode);
          }}
        />
      )}
    </>
  );
}
