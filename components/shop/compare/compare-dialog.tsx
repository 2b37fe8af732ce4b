import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useShellMessages } from "#components/kit/messages/page-messages.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { share } from "#components/shop/product/share.ts";
import {
  areOfDifferentKinds,
  type ComparedProduct,
} from "#lib/shop/domain/product/compared-products.ts";
import { comparedQuery } from "#lib/web/client/product-calls.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { compared, comparedHash } from "#stores/compare/compared.ts";
import { CompareTable } from "./compare-table.tsx";
import { usePrintedAlone } from "./printed-alone.ts";

interface Props {
  readonly ids: readonly number[];
  readonly onClose: () => void;
  /** Whether it was shared by an address, so that nothing can be removed. */
  readonly isShared?: boolean;
}

/** Up to four products side by side, with today's prices and stock. */
export function CompareDialog({ ids, onClose, isShared = false }: Props) {
  const t = useTranslations("compare");
  const tErrors = useTranslations("errors");
  const { tryAgain } = useShellMessages();
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery(
    // The remaining products stay in view while they are read again.
    { ...comparedQuery(ids), retry: false, placeholderData: keepPreviousData },
    browserQueryClient(),
  );
  const gone =
    data && !isPlaceholderData ? ids.filter((id) => !data.some(({ card }) => card.id === id)) : [];
  // Kept while the dialog is open, because unavailable products are removed from the list immediately.
  const [goneBefore, setGoneBefore] = useState(0);
  useEffect(() => {
    if (isShared || gone.length === 0) return;
    setGoneBefore((before) => before + gone.length);
    compared.remove(gone);
  });
  usePrintedAlone();
  return (
    <Dialog open onClose={onClose} label={t(isShared ? "shared" : "title")} size="modal">
      {(goneBefore || gone.length) > 0 && (
        <p role="status" className="pb-4">
          {t("gone", { count: goneBefore || gone.length })}
        </p>
      )}
      {data ? (
        <Products
          products={data.filter(({ card }) => ids.includes(card.id))}
          onClose={onClose}
          isShared={isShared}
        />
      ) : isError ? (
        <Notice tone="danger" title={tErrors("network")}>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {tryAgain}
          </Button>
        </Notice>
      ) : (
        <p role="status" className="min-h-80 text-muted">
          {t("reading")}
        </p>
      )}
    </Dialog>
  );
}

function Products({
  products,
  onClose,
  isShared,
}: {
  readonly products: readonly ComparedProduct[];
  readonly onClose: () => void;
  readonly isShared: boolean;
}) {
  const t = useTranslations("compare");
  const tProduct = useTranslations("product");
  const site = useSite();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  if (products.length === 0) return null;
  const isAlone = products.length === 1;
  const shareList = () => {
    const url = new URL(hrefTo({ name: "shop" }, site), location.origin);
    url.hash = comparedHash(products.map(({ card }) => card.id));
    const labels = { copied: tProduct("linkCopied"), failed: tProduct("copyFailed") };
    return share(t("title"), labels, url.href);
  };
  return (
    <>
      {isAlone ? (
        <p className="pb-4">{t("alone")}</p>
      ) : (
        <Checkbox
          label={t("onlyDifferences")}
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
          className="pb-4 print:hidden"
        />
      )}
      {areOfDifferentKinds(products) && <p className="pb-4">{t("differentKinds")}</p>}
      <CompareTable
        products={products}
        onlyDifferences={onlyDifferences && !isAlone}
        onLeave={onClose}
        onRemove={isShared ? undefined : (id) => compared.remove([id])}
      />
      <div className="flex flex-wrap gap-3 pt-5 max-sm:*:grow print:hidden">
        <Button variant="secondary" onClick={() => void shareList()}>
          {t("share")}
        </Button>
        {!isShared && (
          <Button
            variant="quiet"
            onClick={() => {
              compared.clear();
              onClose();
            }}
          >
            {t("clear")}
          </Button>
        )}
      </div>
    </>
  );
}
