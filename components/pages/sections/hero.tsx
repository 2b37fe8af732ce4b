import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableLink } from "#components/kit/cms/slots/editable-link.tsx";
import { EditableMedia } from "#components/kit/cms/slots/editable-media.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { SlotDocument } from "#components/kit/cms/slots/slot-document.tsx";
import { mediaAt } from "#lib/shop/domain/content/element.ts";
import { isDocument } from "#lib/shop/media/media-kind.ts";
import type { SectionProps } from "./types.ts";

const CTA =
  "inline-flex min-h-13 items-center justify-center rounded-control px-7 text-base font-semibold no-underline transition active:scale-[0.98]";

/** The opening of a page: picture, title, text and one call to action. */
export function Hero({ element, lead, first }: SectionProps) {
  const media = ["meta.image", "mobileMeta.image"].flatMap((path) => mediaAt(element, path) ?? []);
  const isFile = media.length > 0 && media.every(isDocument);
  const pictured = media.length > 0 && !isFile;
  return (
    <Section element={element} className="on-deep bg-deep text-on-deep">
      <div className={`wrap hero ${pictured ? "hero-pictured" : ""}`}>
        <div className="flex flex-col items-start gap-5">
          <EditableText
            element={element}
            path="meta.title"
            as={lead ? "h1" : "h2"}
            className="max-w-[14ch] text-display"
          />
          <EditableHtml
            element={element}
            path="meta.text"
            className="max-w-[46ch] text-lead opacity-90"
          />
          <SlotDocument element={element} path="meta.image" className="text-current!" />
          <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
            <EditableLink
              element={element}
              path="linkMeta.cta"
              className={`${CTA} forced-edge bg-highlight text-on-highlight hover:brightness-95`}
            />{" "}
            <EditableLink
              element={element}
              path="linkMeta.second"
              className={`${CTA} border border-current/45 hover:border-current hover:bg-white/10`}
            />
          </div>
        </div>
        {!isFile && (
          <EditableMedia
            element={element}
            path="meta.image"
            sizes="(min-width: 1024px) 48vw, 92vw"
            priority={first}
            className="aspect-4/3 w-full rounded-xl object-cover"
            videoClassName="aspect-4/3 w-full rounded-xl bg-ground object-cover"
          />
        )}
      </div>
    </Section>
  );
}
