"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { type ScanTrouble, startScan } from "./scanner.ts";

interface ScanDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onScanned: (barcode: string) => void;
}

/** The camera's picture; it stops when a card was read or the dialog closes. */
export function ScanDialog({ open, onClose, onScanned }: ScanDialogProps) {
  const t = useTranslations("cart.card");
  return (
    <Dialog open={open} onClose={onClose} label={t("scanTitle")}>
      <Camera onScanned={onScanned} />
    </Dialog>
  );
}

function Camera({ onScanned }: { onScanned: (barcode: string) => void }) {
  const t = useTranslations("cart.card");
  const video = useRef<HTMLVideoElement>(null);
  const hear = useRef(onScanned);
  const [trouble, setTrouble] = useState<ScanTrouble | null>(null);
  useEffect(() => {
    hear.current = onScanned;
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    return startScan({
      video: element,
      onScanned: (barcode) => hear.current(barcode),
      onTrouble: setTrouble,
    });
  }, []);
  return trouble ? (
    <Notice tone="warning" title={t(`scanTrouble.${trouble}`)}>
      <p>{t("scanInstead")}</p>
    </Notice>
  ) : (
    <div className="stack">
      <p>{t("scanText")}</p>
      <video
        ref={video}
        muted
        playsInline
        aria-label={t("scanTitle")}
        className="aspect-4/3 w-full rounded-md bg-sunken object-cover"
      />
    </div>
  );
}
