import { GRID, gridColumns } from "../grid";
import { SectionHead } from "../section-head";
import { EditableImage } from "../slots/editable-image";
import { EditableList } from "../slots/editable-list";
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
                <EditableImage
                  element={part}
                  path="meta.image"
                  sizes="(min-width: 1024px) 33vw, 48vw"
                  className="aspect-4/3 w-full rounded-lg object-cover"
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
