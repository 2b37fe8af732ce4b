import { gridColumns } from "#components/kit/cms/section-columns.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { EditableList } from "#components/kit/cms/slots/editable-list.tsx";
import { EditableMedia } from "#components/kit/cms/slots/editable-media.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { SlotDocument } from "#components/kit/cms/slots/slot-document.tsx";
import { GRID } from "#components/kit/ui/grid.ts";
import type { SectionProps } from "./types.ts";

/** Pictures, videos and files to download in a grid, each with its caption. */
export function Gallery({ element, lead }: SectionProps) {
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} lead={lead} />
        <div className={GRID} style={gridColumns(element, { phone: 2, desktop: 3 })}>
          <EditableList
            element={element}
            path="parts"
            render={(part) => (
              <figure>
                <EditableMedia
                  element={part}
                  path="meta.image"
                  sizes="(min-width: 1024px) 33vw, 48vw"
                  className="aspect-4/3 w-full rounded-lg object-cover"
                  videoClassName="aspect-4/3 w-full rounded-lg bg-ground object-cover"
                />
                <SlotDocument element={part} path="meta.image" />
                <EditableText
                  element={part}
                  path="meta.caption"
                  as="figcaption"
                  className="mt-2 text-small text-muted"
                />
              </figure>
            )}
          />
        </div>
      </div>
    </Section>
  );
}
