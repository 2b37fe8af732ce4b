import "server-only";
import { plainRenderers } from "#components/kit/cms/plain-renderers.tsx";
import type { Renderers } from "#components/kit/cms/slot-types.ts";
import { PostMark } from "#components/staff/edit/page/post-mark.tsx";
import { seedOf } from "#components/staff/edit/page/seed-of.ts";
import { SectionMark } from "#components/staff/edit/sections/section-mark.tsx";
import type { Region } from "#components/staff/edit/store/edit-types.ts";
import type { LinkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import { mobilePath, type SlotElement } from "#lib/shop/domain/content/element.ts";
import { postKindOf } from "#lib/shop/domain/content/post-element.ts";
import { definitionOf } from "#lib/shop/domain/sections/find-definition.ts";
import { checkedTarget, targetKey } from "#lib/staff/edit/links/link-value.ts";
import { toJson } from "#lib/staff/edit/model/json.ts";
import { isFollower } from "#lib/staff/edit/model/place.ts";
import { toSection } from "#lib/staff/edit/model/section.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import { CookieNoticeOpener } from "./cookie-notice-opener.tsx";
import { EmptySlot } from "./empty-slot.tsx";
import { NamedLinksButton } from "./named-links-button.tsx";

const marksOf = ({ elementId, path, slot }: Region) => ({
  "data-edit": `${elementId}:${path}`,
  "data-edit-slot": slot,
});

/** The attributes of a link by which it is found, and whether its target can be looked up. */
export function linkMarks(value: LinkMeta): Readonly<Record<`data-${string}`, string>> {
  const target = checkedTarget(toJson(value));
  return { "data-edit-slot": "link", ...(target && { "data-edit-target": targetKey(target) }) };
}

/** Pictures, files and icons are rendered as for shoppers, with marks for the tools that change them. */
export const slotRenderers: Pick<
  Renderers,
  "image" | "video" | "document" | "icon" | "namedLinks" | "mark"
> = {
  image: (slot) => {
    const { element, path, value, mobile } = slot;
    const seed = seedOf(element, path);
    if (!seed) return plainRenderers.image(slot);
    if (!value && !mobile) return <EmptySlot seed={seed} />;
    const small = mobilePath(path);
    return plainRenderers.image({
      ...slot,
      marks: marksOf(seed),
      mobileMarks: marksOf((small && seedOf(element, small)) || seed),
    });
  },
  video: (slot) => plainRenderers.video({ ...slot, ...marked(slot) }),
  document: (slot) => plainRenderers.document({ ...slot, ...marked(slot) }),
  icon: (slot) => {
    const seed = seedOf(slot.element, slot.path);
    if (!slot.name && seed) return <EmptySlot seed={seed} />;
    return plainRenderers.icon({ ...slot, ...marked(slot) });
  },
  namedLinks: (element) => {
    const root = element.root ?? element;
    if (isFollower(root)) return null;
    const part = /^parts\.([^.]+)\.$/.exec(element.base ?? "")?.[1] ?? null;
    return <NamedLinksButton elementId={element.id} part={part} />;
  },
  mark: (element) => {
    const { handler = "", options } = element;
    const component = definitionOf({ handler, options })?.component ?? "";
    if (postKindOf(handler)) return <PostMark post={toSection(element, component, plainText)} />;
    return (
      <>
        <SectionMark section={toSection(element, component, plainText)} />
        {handler === "cookie-section" ? <CookieNoticeOpener /> : null}
      </>
    );
  },
};

function marked({ element, path }: { readonly element: SlotElement; readonly path: string }) {
  const seed = seedOf(element, path);
  return seed ? { marks: marksOf(seed) } : {};
}
