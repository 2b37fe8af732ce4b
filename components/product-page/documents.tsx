import "server-only";
import { Icon } from "#components/ui/icon.tsx";
import type { Media } from "#lib/api/schemas/media.ts";
import { getSettings } from "#lib/config/settings.ts";
import { documentKind, fileSize } from "#lib/media/media-kind.ts";
import { toMediaUrl } from "#lib/media/to-image.ts";

/** Files to download, each with its type and size. */
export function Documents({ documents, locale }: { documents: readonly Media[]; locale: string }) {
  const { MEDIA_URL } = getSettings();
  return (
    <ul className="mt-3">
      {documents.map((document) => {
        const address = document.path || document.media_url;
        const url = toMediaUrl(address, MEDIA_URL);
        const facts = [documentKind(document), fileSize(document.size, locale)].filter(Boolean);
        return (
          url && (
            <li key={address}>
              <a
                href={url}
                download={document.originalName || true}
                className="text-link inline-flex min-h-11 max-w-full items-center gap-2"
              >
                <Icon name="download" />
                <span className="min-w-0 wrap-anywhere">
                  {document.title || document.originalName || address}
                </span>
                {facts.length > 0 && (
                  <span className="shrink-0 text-small text-muted">({facts.join(", ")})</span>
                )}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
