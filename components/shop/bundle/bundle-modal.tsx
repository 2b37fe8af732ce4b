"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { LazyMessages, loadCatalogue } from "#components/kit/messages/lazy-messages.tsx";
import { useDialogTexts } from "#components/kit/providers/dialog-texts.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { pageLanguage } from "#lib/base/browser/page-language.ts";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";
import { BundleContents } from "./bundle-contents.tsx";
import { prefetchBundle } from "./read-bundle.ts";

interface BundleModalProps {
  readonly request: BundleRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

const NAMESPACES = ["bundle", "product", "productPage", "catalog", "errors"];

/** Downloads the messages and reads the bundle, so that the dialog opens with its content and does not grow. */
export const prepareBundleModal = (request: BundleRequest) =>
  Promise.all([loadCatalogue(pageLanguage()), prefetchBundle(request)]);

/** The dialog in which a bundle is customised. It loads its own messages, so that pages do not include them. */
export const BundleModal = (props: BundleModalProps) => (
  <LazyMessages namespaces={NAMESPACES}>
    <BundleDialog {...props} />
  </LazyMessages>
);

/** Dialog `Customise {bundle}`, a sheet on phones. */
function BundleDialog({ request, open, onClose }: BundleModalProps) {
  const t = useTranslations("bundle");
  const { bundle } = useDialogTexts();
  /** The bundle's name from the backend, which has priority over the opener's. */
  const [read, setRead] = useState<{ request: BundleRequest; name: string } | null>(null);
  const name = read?.request === request ? read.name : request.name;
  const onName = useCallback((name: string) => setRead({ request, name }), [request]);
  return (
    <Dialog open={open} onClose={onClose} label={name ? t("title", { name }) : t("customise")}>
      {bundle?.note}
      <BundleContents
        key={`${request.slug}:${request.itemId ?? ""}`}
        request={request}
        onName={onName}
        onLeave={onClose}
      />
      {bundle?.forStaff}
    </Dialog>
  );
}
