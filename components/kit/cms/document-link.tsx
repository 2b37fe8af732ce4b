import "server-only";
import { Icon } from "#components/kit/ui/icon.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";
import { documentKind, fileSize } from "#lib/shop/media/media-kind.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";

interface Props {
  document: Media;
  locale: string;
  className?: string;
  /** Data attributes by which edit mode finds it. */
  marks?: Readonly<Record<`data-${string}`, string>>;
}

/** A file to download, with its type and size. Nothing if its address isn't that of a file. */
export function DocumentLink({ document, locale, className, marks }: Props) {
  const address = document.path || document.media_url;
  const url = toMediaUrl(address, getSettings().MEDIA_URL);
  if (!url) return null;
  const facts = [documentKind(document), fileSize(document.size, locale)].filter(Boolean);
  return (
    <a
      {...marks}
      href={url}
      download={document.originalName || true}
      className={classNames(
        "text-link inline-flex min-h-11 max-w-full items-center gap-2",
        className,
      )}
    >
      <Icon name="download" />
      <span className="min-w-0 wrap-anywhere">
        {document.title || document.originalName || address}
      </span>{" "}
      {facts.length > 0 && (
        <span className="shrink-0 text-small text-muted">({facts.join(", ")})</span>
      )}
    </a>
  );
}
