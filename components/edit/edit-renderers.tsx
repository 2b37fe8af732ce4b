import "server-only";
import { getTranslations } from "next-intl/server";
import { cleanHtml } from "#components/cms/clean-html.ts";
import { plainRenderers } from "#components/cms/plain-renderers.tsx";
import type { Renderers } from "#components/cms/slots/types.ts";
import { Link } from "#components/ui/link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { mobilePath, type SlotElement } from "#lib/domain/content/element.ts";
import { definitionOf } from "#lib/domain/sections/find-definition.ts";
import { toSection } from "#lib/edit/model/section.ts";
import { unshownMarkup } from "#lib/edit/publish/stored-markup.ts";
import { ProductPanel } from "./product-panel.tsx";
import { HtmlRegion } from "./regions/html-region.tsx";
import { SourceRegion } from "./regions/source-region.tsx";
import { TextRegion } from "./regions/text-region.tsx";
import { SectionMark } from "./sections/section-mark.tsx";
import { seedOf } from "./seed-of.ts";
import { EmptySlot } from "./slots/empty-slot.tsx";
import { linkMarks, slotRenderers } from "./slots/slot-renderers.tsx";
import type { Region } from "./store/types.ts";

const DESKTOP_ONLY = "max-lg:hidden";
const MOBILE_ONLY = "lg:hidden";

/**
 * The renderers of edit mode: the same markup, with an address on every place and editable texts. Set for the request
 * by `requireEditing`; slots that cannot be edited in place get their address only.
 */
export const editRenderers: Renderers = {
  ...plainRenderers,
  ...slotRenderers,

  section: ({ element, component, className, style, children }) => (
    <section className={className} style={style} data-edit-section={element.id}>
      <SectionMark
        section={toSection(element, definitionOf(handlerOf(element))?.component ?? component)}
      />
      {children}
    </section>
  ),

  text: ({ as, value, mobile, className, element, path, address }) => {
    const seed = seedOf(element, path);
    if (!seed) return plainRenderers.text({ as, value, mobile, className, element, path, address });
    if (mobile === null)
      return <TextRegion as={as} className={className} seed={seed} shown={value} />;
    const Tag = as;
    const small = seedOf(element, mobilePath(path) ?? path) ?? seed;
    return (
      <Tag className={className}>
        <TextRegion as="span" className={DESKTOP_ONLY} seed={seed} shown={value} />
        <TextRegion as="span" className={MOBILE_ONLY} seed={small} shown={mobile} />
      </Tag>
    );
  },

  html: ({ value, mobile, className, element, path, address }) => {
    const seed = seedOf(element, path);
    if (!seed) return plainRenderers.html({ value, mobile, className, element, path, address });
    if (mobile === null) return htmlRegion(seed, value, className);
    const small = seedOf(element, mobilePath(path) ?? path) ?? seed;
    return (
      <>
        {htmlRegion(seed, value, joined(className, DESKTOP_ONLY))}
        {htmlRegion(small, mobile, joined(className, MOBILE_ONLY))}
      </>
    );
  },

  link: ({ value, href, newTab, rel, label, className, children, element, path, address }) => {
    const seed = seedOf(element, path);
    if (!value) return seed && <EmptySlot seed={seed} />;
    const isName = seed && children === undefined;
    return (
      <Link
        href={href}
        newTab={newTab}
        rel={rel}
        className={className}
        data-edit={address}
        {...(seed && linkMarks(value))}
        draggable={false}
      >
        {isName ? <TextRegion as="span" seed={seed} shown={label} /> : (children ?? label)}
      </Link>
    );
  },

  unknown: (element, component) => (
    <Placeholder title={element.title} component={component} reason="unknown" />
  ),
  empty: (element, component, reason, dummy) => (
    <>
      <Placeholder title={element.title} component={component} reason={reason} />
      {reason === "empty" && dummy}
    </>
  ),
  productPanel: (product) => <ProductPanel product={product} />,
};

const handlerOf = ({ handler = "", options }: SlotElement) => ({ handler, options });

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ") || undefined;

/** A text with markup that pages do not show is edited as source, because a field would lose it. */
function htmlRegion(seed: Region, value: string, className?: string) {
  const html = cleanHtml(value);
  const stored = typeof seed.stored === "string" ? seed.stored : "";
  const kept = unshownMarkup(stored);
  if (kept.length === 0) {
    const storedHtml = stored === value ? html : cleanHtml(stored);
    return <HtmlRegion className={className} seed={seed} html={html} storedHtml={storedHtml} />;
  }
  return <SourceRegion className={className} seed={seed} html={html} kept={kept} />;
}

interface Props {
  title: string;
  component: string;
  reason: "unknown" | "empty" | "failed";
}

/** A placeholder for a section that shoppers do not see. */
async function Placeholder({ title, component, reason }: Props) {
  const t = await getTranslations("edit.placeholder");
  return (
    <div className="wrap py-4">
      <Notice
        tone={reason === "failed" ? "warning" : "info"}
        title={title || component || t("untitled")}
      >
        {t(reason, { component: component || "–" })}
      </Notice>
    </div>
  );
}
