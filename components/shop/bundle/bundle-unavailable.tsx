import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { PartModel } from "./bundle-model.ts";

interface BundleTroubleProps {
  /** The bundle is no longer sold, contains another bundle, or has a part that is no longer sold. */
  readonly reason: "gone" | "nested" | "missing";
  readonly parts: readonly PartModel[];
  readonly onLeave: () => void;
}

/** Why a bundle cannot be bought, with links to the parts that can. */
export function BundleUnavailable({ reason, parts, onLeave }: BundleTroubleProps) {
  const t = useTranslations("bundle");
  const site = useSite();
  return (
    <Notice tone="warning" title={t(`trouble.${reason}.title`)}>
      <p>{t(`trouble.${reason}.text`)}</p>
      {parts.length > 0 && (
        <ul className="pt-1">
          {parts.map(({ key, name, slug }) => (
            <li key={key}>
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
