import "server-only";
import { Fragment } from "react";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { flagAt } from "#lib/shop/domain/content/element.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import { cleanHtml } from "./clean-html.ts";
import { DocumentLink } from "./document-link.tsx";
import { focalStyle } from "./focal-style.ts";
import type { Renderers } from "./slot-types.ts";
import { Video } from "./video.tsx";

/** Classes for content shown only from 1024 px up, and only below. The HTML contains both only if they differ. */
export const DESKTOP_ONLY = "max-lg:hidden";
export const MOBILE_ONLY = "lg:hidden";

const joined = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ") || undefined;

/** The renderers of shoppers' pages: plain markup. */
export const plainRenderers: Renderers = {
  section: ({ className, style, children }) => (
    <section className={className} style={style}>
      {children}
    </section>
  ),

  text: ({ as: Tag, value, mobile, dir, className }) => {
    if (value === "" && mobile === null) return null;
    return (
      <Tag dir={dir} className={className}>
        {mobile === null ? (
          value
        ) : (
          <>
            <span className={DESKTOP_ONLY}>{value}</span>{" "}
            <span className={MOBILE_ONLY}>{mobile}</span>
          </>
        )}
      </Tag>
    );
  },

  html: ({ value, mobile, dir, className }) => {
    if (value === "" && mobile === null) return null;
    if (mobile === null)
      return <SafeHtml html={cleanHtml(value)} dir={dir} className={className} />;
    return (
      <>
        <SafeHtml html={cleanHtml(value)} dir={dir} className={joined(className, DESKTOP_ONLY)} />
        <SafeHtml html={cleanHtml(mobile)} dir={dir} className={joined(className, MOBILE_ONLY)} />
      </>
    );
  },

  image: ({ value, mobile, alt, sizes, priority, dark, className, marks, mobileMarks }) => {
    const { MEDIA_URL } = getSettings();
    const image = toImage(value, MEDIA_URL);
    const small = toImage(mobile, MEDIA_URL);
    const style = focalStyle(value);
    if (!small) {
      return (
        image && <Picture {...{ image, alt, sizes, priority, dark, className, style, marks }} />
      );
    }
    return (
      <>
        {image && (
          <Picture
            {...{ image, alt, sizes, priority, dark, style, marks }}
            only="wide"
            className={joined(className, DESKTOP_ONLY)}
          />
        )}
        <Picture
          image={small}
          {...{ alt, sizes, priority }}
          only="narrow"
          className={joined(className, MOBILE_ONLY)}
          style={focalStyle(mobile)}
          marks={mobileMarks}
        />
      </>
    );
  },

  video: ({ media, className, marks }) => (
    <Video media={media} className={className} marks={marks} />
  ),

  document: ({ media, className, marks }) => (
    <DocumentLink
      document={media}
      locale={getCurrentContext().locale}
      className={className}
      marks={marks}
    />
  ),

  icon: ({ name, className, marks }) =>
    name && (
      <span className={className} {...marks}>
        <Icon name={name} className="size-5.5" />
      </span>
    ),

  link: ({ value, href, newTab, rel, label, className, children }) =>
    value && (
      <Link href={href} newTab={newTab} rel={rel} className={className}>
        {children ?? label}
      </Link>
    ),

  list: ({ items, render }) =>
    items
      .filter((item) => !flagAt(item, "options.hidden"))
      .map((item, index) => <Fragment key={item.base}>{render(item, index)}</Fragment>),

  namedLinks: () => null,
  mark: () => null,
  dialog: () => null,
  dialogs: () => null,
  sections: ({ children }) => children,
  hidden: () => null,
  untimely: () => null,
  summary: () => null,
  drawsEmptyPosts: false,
  dated: () => null,
  unknown: () => null,
  empty: () => null,
  productPanel: () => null,
};
