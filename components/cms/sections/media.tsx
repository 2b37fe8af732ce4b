import { mediaAt } from "@/lib/domain/element";
import { isVideo } from "@/lib/domain/media-kind";
import { EditableImage } from "../slots/editable-image";
import { EditableText } from "../slots/editable-text";
import { Section } from "../slots/section";
import { Video } from "../video";
import type { SectionProps } from "./types";

/** One large picture or video with its caption. */
export function MediaSection({ element, first }: SectionProps) {
  const media = mediaAt(element, "meta.media");
  return (
    <Section element={element}>
      <figure className="wrap band-tight">
        {media && isVideo(media) ? (
          <Video media={media} className="aspect-video w-full rounded-xl bg-ground" />
        ) : (
          <EditableImage
            element={element}
            path="meta.media"
            sizes="(min-width: 1344px) 1264px, 94vw"
            priority={first}
            className="aspect-4/3 w-full rounded-xl object-cover md:aspect-21/9"
          />
        )}
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
