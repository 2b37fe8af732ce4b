"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { LazyMessages, loadCatalogue } from "#components/messages/lazy-messages.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";
import { BundleContents } from "./bundle-contents.tsx";

interface BundleModalProps {
  readonly request: BundleRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}

const NAMESPACES = ["bundle", "product", "productPage", "catalog", "errors"];

/** Fetches what the dialog needs to be drawn at all. */
export const prepareBundleModal = () => loadCatalogue(document.documentElement.lang);

/** Puts a bundle together over the page. It brings its own messages, so that pages need not carry them. */
export const BundleModal = (props: BundleModalProps) => (
  <LazyMessages namespaces={NAMESPACES}>
    <BundleDialog {...props} />
  </LazyMessages>
);

/** Dialog `Customise {bundle}`, a sheet on phones. */
function BundleDialog({ request, open, onClose }: BundleModalProps) {
  const t = useTranslations("bundle");
  /** The bundle's name as it was read: it wins over what the opener knew. */
  const [readName, setReadName] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bundle has another name
  useEffect(() => setReadName(null), [request]);
  const name = readName ?? request.name;
  return (
    <Dialog open={open} onClose={onClose} label={name ? t("title", { name }) : t("customise")}>
      <BundleContents
        key={`${request.slug}:${request.itemId ?? ""}`}
        request={request}
        onName={setReadName}
        onLeave={onClose}
      />
    </Dialog>
  );
}
