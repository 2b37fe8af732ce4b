"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { type ScanProblem, startScan } from "./scanner.ts";

interface ScanDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onScanned: (barcode: string) => void;
}

/** Shows the camera's picture until a card is read or the dialog closes. */
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
  const [problem, setProblem] = useState<ScanProblem | null>(null);
  const scanned = useEffectEvent(onScanned);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    return startScan({
      video: element,
      onScanned: (barcode) => scanned(barcode),
      onProblem: setProblem,
    });
  }, []);
  return problem ? (
    <Notice tone="warning" title={t(`scanTrouble.${problem}`)}>
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
