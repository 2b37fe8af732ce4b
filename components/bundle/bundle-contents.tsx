"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo } from "react";
import { useSite } from "#components/providers/site-provider.tsx";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";
import { BundleForm } from "./bundle-form.tsx";
import { toBundleModel } from "./bundle-model.ts";
import { BundleSkeleton } from "./bundle-skeleton.tsx";
import { BundleUnavailable } from "./bundle-unavailable.tsx";
import { useBundle } from "./use-bundle.ts";

interface BundleContentsProps {
  readonly request: BundleRequest;
  readonly onName: (name: string) => void;
  readonly onLeave: () => void;
}

/** The dialog's inside: loading, unreadable, not to be had, or the form. */
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
  if (!model) return <BundleUnavailable kind="gone" parts={[]} onLeave={onLeave} />;
  if (model.trouble)
    return <BundleUnavailable kind={model.trouble} parts={model.parts} onLeave={onLeave} />;
  return <BundleForm model={model} request={request} />;
}
