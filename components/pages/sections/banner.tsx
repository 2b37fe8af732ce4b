import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableLink } from "#components/kit/cms/slots/editable-link.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import type { SectionProps } from "./types.ts";

/** A full-width sentence with one call to action. */
export function Banner({ element, lead }: SectionProps) {
  return (
    <Section element={element} className="on-deep bg-deep text-on-deep">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-[clamp(1.75rem,3.5vw,3rem)]">
        <div className="max-w-[52ch]">
          <EditableText
            element={element}
            path="meta.title"
            as={lead ? "h1" : "h2"}
            className="text-h2"
          />
          <EditableHtml element={element} path="meta.text" className="text-lead font-semibold" />
        </div>
        <EditableLink
          element={element}
          path="linkMeta.cta"
          className="inline-flex min-h-12 items-center justify-center rounded-control bg-highlight forced-edge px-7 font-semibold text-on-highlight no-underline transition hover:brightness-95 active:scale-[0.98]"
        />
      </div>
    </Section>
  );
}
