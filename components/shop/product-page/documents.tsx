import "server-only";
import { DocumentLink } from "#components/kit/cms/document-link.tsx";
import type { Media } from "#lib/shop/api/schemas/media-schema.ts";

/** Files to download, each with its type and size. */
export function Documents({ documents, locale }: { documents: readonly Media[]; locale: string }) {
  return (
    <ul className="mt-3">
      {documents.map((document) => (
        <li key={document.path || document.media_url} className="empty:hidden">
          <DocumentLink document={document} locale={locale} />
        </li>
      ))}
    </ul>
  );
}
