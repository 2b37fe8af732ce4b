import "server-only";
import { getTranslations } from "next-intl/server";
import { cleanHtml } from "#components/cms/clean-html.ts";
import { plainRenderers } from "#components/cms/plain-renderers.tsx";
import type { Renderers } from "#components/cms/slots/types.ts";
import { Link } from "#components/ui/link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { countAt, mobilePath, type SlotElement, textAt } from "#lib/domain/content/element.ts";
import { parseTextPath } from "#lib/edit/paths.ts";
import type { TextKind } from "#lib/edit/types.ts";
import { ProductPanel } from "./product-panel.tsx";
import { HtmlRegion } from "./regions/html-region.tsx";
import { TextRegion } from "./regions/text-region.tsx";
import type { RegionSeed } from "./regions/use-region.ts";

const DESKTOP_ONLY = "max-lg:hidden";
const MOBILE_ONLY = "lg:hidden";

/**
 * The renderers of edit mode: the same markup, with an address on every place and editable texts. Set for the request
 * by `requireEditing`; slots that cannot be edited in place get their address only.
 */
export const editRenderers: Renderers = {
  ...plainRenderers,

  text: ({ as, value, mobile, className, element, path }) => {
    const seed = seedOf(element, path, "text");
    if (!seed)
      return plainRenderers.text({ as, value, mobile, className, element, path, address: "" });
    if (mobile === null)
      return <TextRegion as={as} className={className} seed={seed} shown={value} />;
    const Tag = as;
    const small = seedOf(element, mobilePath(path) ?? path, "text") ?? seed;
    return (
      <Tag className={className}>
        <TextRegion as="span" className={DESKTOP_ONLY} seed={seed} shown={value} />
        <TextRegion as="span" className={MOBILE_ONLY} seed={small} shown={mobile} />
      </Tag>
    );
  },

  html: ({ value, mobile, className, element, path, address }) => {
    const seed = seedOf(element, path, "html");
    if (!seed) return plainRenderers.html({ value, mobile, className, element, path, address });
    if (mobile === null)
      return <HtmlRegion className={className} seed={seed} html={cleanHtml(value)} />;
    const small = seedOf(element, mobilePath(path) ?? path, "html") ?? seed;
    return (
      <>
        <HtmlRegion
          className={joined(className, DESKTOP_ONLY)}
          seed={seed}
          html={cleanHtml(value)}
        />
        <HtmlRegion
          className={joined(className, MOBILE_ONLY)}
          seed={small}
          html={cleanHtml(mobile)}
        />
      </>
    );
  },

  link: ({ value, href, newTab, rel, label, className, children, element, path, address }) => {
    const seed = children === undefined ? seedOf(element, `${path}.name`, "text") : null;
    return (
      value && (
        <Link
          href={href}
          newTab={newTab}
          rel={rel}
          className={className}
          data-edit={address}
          draggable={false}
        >
          {seed ? <TextRegion as="span" seed={seed} shown={label} /> : (children ?? label)}
        </Link>
      )
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

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ") || undefined;

/**
 * Null where the path is no text that can be saved, or the text belongs to a master element that several places show.
 */
function seedOf(element: SlotElement, path: string, kind: TextKind): RegionSeed | null {
  const full = `${element.base ?? ""}${path}`;
  const parsed = parseTextPath(full);
  if (!parsed || element.id <= 0 || countAt(element, "options.masterId")) return null;
  return {
    address: `${element.id}:${full}`,
    elementId: element.id,
    path: full,
    handler: element.handler || undefined,
    partId: element.partId || undefined,
    kind,
    label: [element.title, parsed.keys[1]].filter(Boolean).join(" · "),
    stored: textAt(element, path),
    seen: element.updated_at ?? "",
  };
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
