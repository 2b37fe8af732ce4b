import { useTranslations } from "next-intl";
import { useSite } from "#components/providers/site-provider.tsx";
import { Link } from "#components/ui/link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";
import type { PartModel } from "./bundle-model.ts";

interface BundleTroubleProps {
  /** The bundle is gone, holds another bundle, or one of its parts is no longer sold. */
  readonly kind: "gone" | "nested" | "missing";
  readonly parts: readonly PartModel[];
  readonly onLeave: () => void;
}

/** Why a bundle cannot be put together, and the way to what can be bought instead. */
export function BundleUnavailable({ kind, parts, onLeave }: BundleTroubleProps) {
  const t = useTranslations("bundle");
  const site = useSite();
  return (
    <Notice tone="warning" title={t(`trouble.${kind}.title`)}>
      <p>{t(`trouble.${kind}.text`)}</p>
      {parts.length > 0 && (
        <ul className="pt-1">
          {parts.map(({ id, name, slug }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may be in a bundle twice
            <li key={`${id}:${place}`}>
              <Link
                href={hrefTo({ name: "product", slug }, site)}
                onClick={onLeave}
                className="text-link inline-flex min-h-6 items-center wrap-anywhere"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
