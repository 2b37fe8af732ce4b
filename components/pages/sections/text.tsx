import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import type { SectionProps } from "./types.ts";

/** Title and running text. Some back offices write it to `text`, some to `body`. */
export function TextSection({ element, lead }: SectionProps) {
  const path =
    element.meta.text === undefined && element.meta.body !== undefined ? "meta.body" : "meta.text";
  return (
    <Section element={element}>
      <div className="wrap band-tight grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <EditableText
          element={element}
          path="meta.title"
          as={lead ? "h1" : "h2"}
          className={lead ? "text-h1" : "text-h2"}
        />
        <EditableHtml
          element={element}
          path={path}
          className="max-w-[68ch] text-lead lg:col-start-2"
        />
      </div>
    </Section>
  );
}
