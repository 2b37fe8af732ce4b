import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { Button } from "#components/kit/ui/button.tsx";
import { compared, readComparedHash } from "#stores/compare/compared.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { comparison } from "./press-compare.ts";

const NONE: readonly number[] = [];

/**
 * The comparison on this device: a button at the lower edge with the number of products, and its dialog. An address
 * with a hash shows a comparison that somebody shared (decision 0190).
 */
export function Comparison() {
  const t = useTranslations("compare");
  const own = useStore(compared.store);
  const { isOpen } = useStore(comparison);
  const [shared, setShared] = useState(NONE);
  useEffect(() => {
    const look = () => setShared(readComparedHash(location.hash));
    const gone = new AbortController();
    look();
    window.addEventListener("hashchange", look, gone);
    window.addEventListener("storage", compared.renew, gone);
    return () => gone.abort();
  }, []);
  const closeShared = () => {
    setShared(NONE);
    // Without a state object, so that Next's router notices the change.
    history.replaceState(null, "", location.pathname + location.search);
  };
  const close = () => comparison.setState({ isOpen: false });
  return (
    <>
      {own.length > 0 && (
        <p
          data-above-foot
          className="pointer-events-none fixed inset-x-3 bottom-(--toast-clear,0px) z-40 py-3 print:hidden"
        >
          <Button
            variant="secondary"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => comparison.setState({ isOpen: true })}
            className="pointer-events-auto shadow-high"
          >
            {t("open", { count: own.length })}
          </Button>
        </p>
      )}
      {isOpen && own.length > 0 && shared.length === 0 && (
        <CompareDialog ids={own} onClose={close} />
      )}
      {shared.length > 0 && <CompareDialog ids={shared} onClose={closeShared} isShared />}
    </>
  );
}
