import { GRID, gridColumns } from "../grid";
import { SectionHead } from "../section-head";
import { EditableList } from "../slots/editable-list";
import { EditableMedia } from "../slots/editable-media";
import { EditableText } from "../slots/editable-text";
import { Section } from "../slots/section";
import type { SectionProps } from "./types";

/** Pictures side by side, each with its caption. */
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
