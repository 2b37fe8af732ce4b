import { useTranslations } from "next-intl";
import { gridColumns } from "#components/kit/cms/section-columns.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableImage } from "#components/kit/cms/slots/editable-image.tsx";
import { EditableLink } from "#components/kit/cms/slots/editable-link.tsx";
import { EditableList } from "#components/kit/cms/slots/editable-list.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { SlotDocument } from "#components/kit/cms/slots/slot-document.tsx";
import { GRID } from "#components/kit/ui/grid.ts";
import { Icon } from "#components/kit/ui/icon.tsx";
import { linkAt, partHeading, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { linkLabel } from "#lib/web/i18n/link.ts";
import type { SectionProps } from "./types.ts";

/** Cards of equal weight: picture, title, a short text, a link. */
export function Cards({ element, lead }: SectionProps) {
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} lead={lead} />
        <div className={GRID} style={gridColumns(element, { phone: 1, desktop: 3 })}>
          <EditableList
            element={element}
            path="parts"
            render={(part) => <Card part={part} heading={partHeading(element)} />}
          />
        </div>
      </div>
    </Section>
  );
}

function Card({ part, heading }: { part: SlotElement; heading: "h2" | "h3" }) {
  const t = useTranslations("content");
  const link = linkAt(part, "linkMeta.link");
  return (
    <article className="group relative flex h-[100%] flex-col overflow-hidden rounded-lg border border-line bg-surface transition hover:border-line-strong hover:shadow-low">
      <EditableImage
        element={part}
        path="meta.image"
        alt=""
        sizes="(min-width: 1024px) 31vw, (min-width: 768px) 46vw, 92vw"
        className="aspect-3/2 w-full object-cover"
      />
      <div className="flex grow flex-col items-start gap-2 p-5">
        <EditableText element={part} path="meta.title" as={heading} className="text-h3" />
        <EditableHtml element={part} path="meta.text" className="text-muted" />
        {/* Above the card's own link, which covers the whole card. */}
        <SlotDocument element={part} path="meta.image" className="relative z-1" />
        <EditableLink
          element={part}
          path="linkMeta.link"
          className="mt-auto inline-flex min-h-8 items-center gap-2 pt-2 font-semibold text-brand after:absolute after:inset-0 after:content-['']"
        >
          <span className="underline-offset-4 group-hover:underline">
            {(link && linkLabel(link)) || t("more")}
          </span>
          <Icon name="arrow-right" className="size-4.5 rtl:-scale-x-100" />
        </EditableLink>
      </div>
    </article>
  );
}
