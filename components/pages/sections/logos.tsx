import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { EditableImage } from "#components/kit/cms/slots/editable-image.tsx";
import { EditableLink } from "#components/kit/cms/slots/editable-link.tsx";
import { EditableList } from "#components/kit/cms/slots/editable-list.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { linkAt, mediaAt, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { altText } from "#lib/shop/media/alt-text.ts";
import { linkLabel } from "#lib/web/i18n/link.ts";
import type { SectionProps } from "./types.ts";

/** Partners' logos in a row. */
export function Logos({ element, lead }: SectionProps) {
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} lead={lead} />
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <EditableList element={element} path="parts" render={(part) => <Logo part={part} />} />
        </div>
      </div>
    </Section>
  );
}

function Logo({ part }: { part: SlotElement }) {
  const link = linkAt(part, "linkMeta.link");
  const media = mediaAt(part, "meta.image");
  const picture = (
    <EditableImage
      element={part}
      path="meta.image"
      sizes="160px"
      // A link without text takes its accessible name from the picture.
      alt={(media && altText(media)) || (link && linkLabel(link)) || part.title}
      className="h-12 w-auto max-w-40 rounded-sm object-contain"
    />
  );
  const around = (
    <EditableLink
      element={part}
      path="linkMeta.link"
      className="inline-flex min-h-11 items-center opacity-80 transition hover:opacity-100"
    >
      {picture}
    </EditableLink>
  );
  if (link && media) return around;
  return (
    <>
      {picture}
      {media && around}
    </>
  );
}
