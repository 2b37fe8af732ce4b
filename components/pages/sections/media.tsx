import { EditableMedia } from "#components/kit/cms/slots/editable-media.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { SlotDocument } from "#components/kit/cms/slots/slot-document.tsx";
import type { SectionProps } from "./types.ts";

/** One large picture or video, or a file to download, with its caption. */
export function MediaSection({ element, first }: SectionProps) {
  return (
    <Section element={element}>
      <figure className="wrap band-tight">
        <EditableMedia
          element={element}
          path="meta.media"
          sizes="(min-width: 1344px) 1264px, 94vw"
          priority={first}
          className="aspect-4/3 w-full rounded-xl object-cover md:aspect-21/9"
          videoClassName="aspect-video w-full rounded-xl bg-ground"
        />
        <SlotDocument element={element} path="meta.media" />
        <EditableText
          element={element}
          path="meta.caption"
          as="figcaption"
          className="mt-3 text-small text-muted"
        />
      </figure>
    </Section>
  );
}
