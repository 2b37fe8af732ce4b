"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";
import { BundleForm } from "./bundle-form.tsx";
import { toBundleModel } from "./bundle-model.ts";
import { BundleUnavailable } from "./bundle-unavailable.tsx";
import { useBundle } from "./read-bundle.ts";

interface BundleContentsProps {
  readonly request: BundleRequest;
  readonly onName: (name: string) => void;
  readonly onLeave: () => void;
}

/** The dialog's content: loading, failed, not available, or the form. */
export function BundleContents({ request, onName, onLeave }: BundleContentsProps) {
  const t = useTranslations();
  const site = useSite();
  const { data, isPending, isError, isFetching, refetch } = useBundle(request);
  const name = data?.bundle.name;
  useEffect(() => {
    if (name) onName(name);
  }, [name, onName]);
  const model = useMemo(
    () =>
      data &&
      toBundleModel(data, site, {
        t: (key, values) => t(`productPage.${key}`, values),
        labels: {
          was: t("product.was"),
          member: t("product.memberPrice"),
          yes: t("catalog.yes"),
          no: t("catalog.no"),
        },
      }),
    [data, site, t],
  );

  if (isPending) return <BundleSkeleton />;
  if (isError)
    return (
      <Notice tone="danger" title={t("errors.bundleItemsNotFetched")}>
        <p>{t("bundle.unreadable")}</p>
        <Button
          variant="secondary"
          size="sm"
          loading={isFetching}
          className="mt-2"
          onClick={() => void refetch()}
        >
          {t("shell.tryAgain")}
        </Button>
      </Notice>
    );
  if (!model) return <BundleUnavailable reason="gone" parts={[]} onLeave={onLeave} />;
  if (model.unavailable)
    return <BundleUnavailable reason={model.unavailable} parts={model.parts} onLeave={onLeave} />;
  return <BundleForm model={model} request={request} />;
}

/** About as high as a bundle of three parts. */
function BundleSkeleton() {
  const t = useTranslations("bundle");
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{t("loading")}</span>
      <Skeleton className="h-9 w-40" />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-20 shrink-0 sm:size-24" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
      ))}
      <Skeleton className="h-13 w-full" />
    </div>
  );
}
