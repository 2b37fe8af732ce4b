import "server-only";
import type { ReactNode } from "react";
import { cleanHtml } from "#components/kit/cms/clean-html.ts";
import { plainRenderers } from "#components/kit/cms/plain-renderers.tsx";
import type { Renderers } from "#components/kit/cms/slot-types.ts";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { seedOf } from "#components/staff/edit/page/seed-of.ts";
import { HtmlRegion } from "#components/staff/edit/regions/html-region.tsx";
import { SourceRegion } from "#components/staff/edit/regions/source-region.tsx";
import { TextRegion } from "#components/staff/edit/regions/text-region.tsx";
import type { Sides } from "#components/staff/edit/regions/use-side.ts";
import { PageMark } from "#components/staff/edit/sections/page-mark.tsx";
import { SectionMark } from "#components/staff/edit/sections/section-mark.tsx";
import { ShowAgain } from "#components/staff/edit/sections/show-again.tsx";
import { dialogRenderers } from "#components/staff/edit/shop-dialogs/dialog-renderers.tsx";
import { EmptySlot } from "#components/staff/edit/slots/empty-slot.tsx";
import { linkMarks, slotRenderers } from "#components/staff/edit/slots/slot-renderers.tsx";
import { mobilePath, type SlotElement, textAt } from "#lib/shop/domain/content/element.ts";
import { postKindOf } from "#lib/shop/domain/content/post-element.ts";
import { definitionNamed, definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { shownTitle } from "#lib/staff/edit/model/shown-title.ts";
import { unshownMarkup } from "#lib/staff/edit/publish/stored-markup.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import { ProductPanel } from "./product-panel.tsx";
import { editWords, readStaffLang } from "./staff-language.ts";
import { PostTimeNote, SectionTimeNote } from "./time-notes.tsx";

/** A text that is offered in its place even while it is empty (edit.css). */
const WRITTEN = "edit-written";
const DESKTOP_ONLY = "max-lg:hidden";
const MOBILE_ONLY = "lg:hidden";

/**
 * The renderers of edit mode: the same markup, with an address on every slot and editable texts. Set for the request by
 * `requireEditing`; slots that cannot be edited in place only get their address.
 */
export const editRenderers: Renderers = {
  ...plainRenderers,
  ...slotRenderers,
  ...dialogRenderers,

  section: ({ element, component, className, style, children }) => (
    <section className={className} style={style} data-edit-section={element.id}>
      {markOf(element, component)}
      {children}
    </section>
  ),
  sections: ({ handler, children }) => (
    <>
      {children}
      <PageMark handler={handler} />
    </>
  ),

  text: (slot) => {
    const { as, value, mobile, dir, className, element, path } = slot;
    const seed = seedOf(element, path);
    if (!seed) return plainRenderers.text(slot);
    if (mobile === null)
      return (
        <TextRegion
          as={as}
          dir={dir}
          className={className}
          seed={seed}
          phone={phoneSeed(element, path)}
          shown={value}
        />
      );
    const Tag = as;
    const small = phoneSeed(element, path) ?? seed;
    return (
      <Tag dir={dir} className={className}>
        <TextRegion as="span" className={DESKTOP_ONLY} seed={seed} shown={value} />
        <TextRegion as="span" className={MOBILE_ONLY} seed={small} from={seed} shown={mobile} />
      </Tag>
    );
  },

  html: (slot) => {
    const { value, mobile, dir, className, element, path } = slot;
    const seed = seedOf(element, path);
    if (!seed) return plainRenderers.html(slot);
    const phone = phoneSeed(element, path);
    if (mobile === null) {
      const look = postKindOf(element.handler) ? joined(className, WRITTEN) : className;
      return htmlRegion({ seed, phone }, value, { dir, className: look });
    }
    const wide = { dir, className: joined(className, DESKTOP_ONLY) };
    const narrow = { dir, className: joined(className, MOBILE_ONLY) };
    return (
      <>
        {htmlRegion({ seed }, value, wide)}
        {htmlRegion({ seed: phone ?? seed, from: seed }, mobile, narrow)}
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

  hidden: (element, component) => (
    <Placeholder element={element} component={component} reason="hidden" />
  ),
  untimely: (element, section) => (
    <>
      <SectionTimeNote element={element} />
      {section}
    </>
  ),
  summary: (post) => {
    const seed = seedOf(post, "meta.excerpt");
    const shown = textAt(post, "meta.excerpt");
    return (
      seed && <TextRegion as="p" dir="auto" className="edit-unshown" seed={seed} shown={shown} />
    );
  },
  drawsEmptyPosts: true,
  dated: (publishedAt) => <PostTimeNote publishedAt={publishedAt} />,
  unknown: (element, component) => (
    <Placeholder element={element} component={component} reason="unknown" />
  ),
  empty: (element, component, reason, dummy) => (
    <Placeholder element={element} component={component} reason={reason} dummy={dummy} />
  ),
  productPanel: (product) => <ProductPanel product={product} />,
};

/** The page as shoppers see it, with staff's hints about products and dates. */
const readOnlyRenderers: Renderers = {
  ...plainRenderers,
  dated: editRenderers.dated,
  productPanel: editRenderers.productPanel,
};

/** The rights to write on pages: sections, and the texts of posts and pages themselves. */
interface MayWrite {
  readonly sections: boolean;
  readonly posts: boolean;
}

/** The renderers for a person: what they may not change is rendered as for shoppers (decision 0115). */
export function renderersFor({ sections, posts }: MayWrite): Renderers {
  if (sections && posts) return editRenderers;
  const others = sections ? editRenderers : readOnlyRenderers;
  const ofPosts = posts ? editRenderers : plainRenderers;
  const of = ({ handler }: SlotElement) => (postKindOf(handler) ? ofPosts : others);
  return {
    ...others,
    text: (slot) => of(slot.element).text(slot),
    html: (slot) => of(slot.element).html(slot),
    image: (slot) => of(slot.element).image(slot),
    mark: (element) => of(element).mark(element),
    summary: ofPosts.summary,
    drawsEmptyPosts: posts,
  };
}

const markOf = (element: SlotElement, component: string) => (
  <SectionMark
    section={toSection(
      element,
      definitionOf(handlerOf(element))?.component ?? component,
      plainText,
    )}
  />
);

const handlerOf = ({ handler = "", options }: SlotElement) => ({ handler, options });

/** The phone's slot of a value for all screens; null if it has none. */
const phoneSeed = (element: SlotElement, path: string) => {
  const phone = mobilePath(path);
  return phone === null ? null : seedOf(element, phone);
};

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ") || undefined;

/** A text with markup that pages do not show is edited as source, because a field would lose it. */
function htmlRegion(
  sides: Sides,
  value: string,
  look: { readonly dir?: "auto"; readonly className?: string },
) {
  const html = cleanHtml(value);
  const { seed } = sides;
  const stored = typeof seed.stored === "string" ? seed.stored : "";
  const kept = unshownMarkup(stored);
  if (kept.length === 0) {
    const storedHtml = stored === value ? html : cleanHtml(stored);
    return <HtmlRegion {...sides} {...look} html={html} storedHtml={storedHtml} />;
  }
  return <SourceRegion {...sides} {...look} html={html} kept={kept} />;
}

interface Props {
  element: SlotElement;
  component: string;
  reason: "hidden" | "unknown" | "empty" | "failed";
  /** Shown instead of the section's content. */
  dummy?: ReactNode;
}

/** A placeholder for a section that shoppers do not see. */
async function Placeholder({ element, component, reason, dummy }: Props) {
  const t = await editWords();
  const definition = definitionNamed(component);
  const name = definition ? t(`names.${definition.name}`) : component;
  const section = definition ? name : t("sections.unknownKind");
  const title = shownTitle(element.saved ?? element, component, plainText);
  return (
    <section data-edit-section={element.id}>
      {markOf(element, component)}
      <div className="wrap py-4" {...(await readStaffLang())}>
        <Notice
          tone={reason === "failed" ? "warning" : "info"}
          title={title === "" ? section : t("sections.titled", { section, title })}
        >
          <span>{t(`placeholder.${reason}`, { component: name || "–" })}</span>
          {reason === "hidden" && definition && <ShowAgain elementId={element.id} />}
        </Notice>
      </div>
      {reason === "empty" && dummy}
    </section>
  );
}
