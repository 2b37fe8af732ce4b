"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { canScan } from "./scanner.ts";

const ScanDialog = lazy(() =>
  import("./scan-dialog.tsx").then(({ ScanDialog }) => ({ default: ScanDialog })),
);

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
        <Suspense>
          <ScanDialog
            open={open}
            onClose={() => setOpen(false)}
            onScanned={(barcode) => {
              setOpen(false);
              onScanned(barcode);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
