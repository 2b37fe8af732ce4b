import "server-only";
import { DocumentLink } from "#components/cms/document-link.tsx";
import { DESKTOP_ONLY, MOBILE_ONLY } from "#components/cms/plain-renderers.tsx";
import type { Media } from "#lib/api/schemas/media.ts";
import { mediaAt, mobilePath, type SlotElement } from "#lib/domain/content/element.ts";
import { isDocument } from "#lib/media/media-kind.ts";
import { getCurrentContext } from "#lib/site/current-context.ts";
import { classNames } from "#lib/utils/class-names.ts";

interface Props {
  element: SlotElement;
  path: string;
  className?: string;
}

/** The file to download of a slot for media; nothing where it holds a picture or a video. Phones may have one of their own. */
export function SlotDocument({ element, path, className }: Props) {
  const override = mobilePath(path);
  const value = mediaAt(element, path);
  const mobile = override ? mediaAt(element, override) : null;
  const link = (media: Media | null, shown?: string) =>
    media && isDocument(media) ? (
      <DocumentLink
        document={media}
        locale={getCurrentContext().locale}
        className={classNames(className, shown)}
      />
    ) : null;
  if (!mobile || mobile.path === value?.path) return link(value);
  return (
    <>
      {link(value, DESKTOP_ONLY)}
      {link(mobile, MOBILE_ONLY)}
    </>
  );
}
