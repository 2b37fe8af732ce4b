import { isPlain } from "#components/kit/cms/renderers.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableList } from "#components/kit/cms/slots/editable-list.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { textAt } from "#lib/shop/domain/content/element.ts";
import type { SectionProps } from "./types.ts";

/** Questions as disclosures with their answers; works without JavaScript. */
export function Faq({ element, lead }: SectionProps) {
  return (
    <Section element={element}>
      <div className="wrap band-tight grid gap-x-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <SectionHead element={element} lead={lead} />
        <div className="border-t border-line lg:col-start-2">
          <EditableList
            element={element}
            path="parts"
            render={(part) =>
              isPlain() && textAt(part, "meta.title").trim() === "" ? (
                // An entry without a question has no text for its summary, so it is left out.
                <EditableHtml
                  element={part}
                  path="meta.text"
                  className="border-b border-line py-4 text-muted"
                />
              ) : (
                <details className="group border-b border-line">
                  <summary className="flex min-h-14 items-center justify-between gap-4 py-4 text-h3 font-semibold hover:text-brand">
                    <EditableText
                      element={part}
                      path="meta.title"
                      className="min-w-0 wrap-anywhere"
                    />
                    <Icon
                      name="chevron-down"
                      className="size-5 text-muted transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <EditableHtml
                    element={part}
                    path="meta.text"
                    className="max-w-[68ch] pb-6 text-muted"
                  />
                </details>
              )
            }
          />
        </div>
      </div>
    </Section>
  );
}
