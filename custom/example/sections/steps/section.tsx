import { useTranslations } from "next-intl";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableList } from "#components/kit/cms/slots/editable-list.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section as Box } from "#components/kit/cms/slots/section.tsx";
import type { SectionProps } from "#components/pages/sections/types.ts";

/** Numbered steps; the numbers are the list's own, so that each browser and reader knows them. */
export function Section({ element, lead }: SectionProps) {
  const t = useTranslations("custom.steps");
  return (
    <Box element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} lead={lead} />
        <ol
          aria-label={t("inOrder")}
          className="grid list-inside list-decimal gap-6 md:grid-cols-3"
        >
          <EditableList
            element={element}
            path="parts"
            render={(step) => (
              <li className="min-w-0 border-t border-line pt-4 text-h3 font-semibold">
                <EditableText element={step} path="meta.title" className="wrap-anywhere" />
                <EditableHtml
                  element={step}
                  path="meta.text"
                  className="mt-2 text-base font-normal text-muted"
                />
              </li>
            )}
          />
        </ol>
      </div>
    </Box>
  );
}
