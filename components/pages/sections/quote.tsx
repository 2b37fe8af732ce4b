import { EditableImage } from "#components/kit/cms/slots/editable-image.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import type { SectionProps } from "./types.ts";

/** A quotation and its author. */
export function Quote({ element }: SectionProps) {
  return (
    <Section element={element} className="bg-accent-soft">
      <div className="wrap band-tight grid items-center gap-x-12 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <EditableImage
          element={element}
          path="meta.image"
          alt=""
          sizes="(min-width: 768px) 224px, 128px"
          className="aspect-square w-32 rounded-full object-cover md:w-56"
        />
        <div>
          <blockquote className="max-w-[36ch] font-display text-h2 leading-tight font-semibold text-balance">
            <EditableText element={element} path="meta.text" as="p" />
          </blockquote>
          <EditableText
            element={element}
            path="meta.author"
            as="p"
            className="mt-5 font-semibold text-accent before:content-['—_']"
          />
        </div>
      </div>
    </Section>
  );
}
