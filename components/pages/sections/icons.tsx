import { gridColumns } from "#components/kit/cms/section-columns.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableIcon } from "#components/kit/cms/slots/editable-icon.tsx";
import { EditableList } from "#components/kit/cms/slots/editable-list.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { GRID } from "#components/kit/ui/grid.ts";
import { partHeading } from "#lib/shop/domain/content/element.ts";
import { visibleParts } from "#lib/shop/domain/sections/section-visibility.ts";
import type { SectionProps } from "./types.ts";

const SIGN = "grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand";

/** Short texts, each with an icon. */
export function Icons({ element, lead }: SectionProps) {
  return (
    <Section element={element} className="bg-sunken">
      <div className="wrap py-[clamp(1.75rem,3.5vw,3rem)]">
        <SectionHead element={element} lead={lead} />
        <div
          className={GRID}
          style={gridColumns(element, { phone: 1, desktop: visibleParts(element).length || 3 })}
        >
          <EditableList
            element={element}
            path="parts"
            render={(part) => (
              <div className="flex gap-4">
                <EditableIcon
                  element={part}
                  path="meta.icon"
                  className={SIGN}
                  pictureClassName="size-11 shrink-0 object-contain"
                />
                <div className="min-w-0">
                  <EditableText
                    element={part}
                    path="meta.title"
                    as={partHeading(element)}
                    className="text-base font-semibold"
                  />
                  <EditableHtml element={part} path="meta.text" className="text-small text-muted" />
                </div>
              </div>
            )}
          />
        </div>
      </div>
    </Section>
  );
}
