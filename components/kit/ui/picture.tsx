import type { CSSProperties } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import { toSources } from "#lib/shop/media/image-sizes.ts";
import type { Image } from "#lib/shop/media/to-image.ts";

/** The media queries under which the styles hide a picture for narrow (below 64rem) or for wide windows. */
const HIDDEN = { narrow: "(width >= 64rem)", wide: "(width < 64rem)" } as const;
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A picture through Next's optimiser as a plain `<img>`, because next/image would add client code to every page.
 * `priority` is for the first picture of a page; `"low"` for pictures in or near the window that must not delay it,
 * such as further slides, icons, or pictures next to the same text. Without a picture, an empty area of the same size
 * is shown.
 */
export function Picture(props: {
  image: Image | null;
  alt: string;
  sizes: string;
  /** A `srcset` of existing sizes, preferred over the optimiser. */
  sources?: string;
  /** Shown instead in dark mode; only one of the two is loaded. */
  dark?: Image | null;
  priority?: boolean | "low";
  /** For two pictures in one place: the hidden one loads nothing, even if it is the first of a page. */
  only?: "narrow" | "wide";
  className?: string;
  style?: CSSProperties;
  /** Data attributes by which edit mode finds it. */
  marks?: Readonly<Record<`data-${string}`, string>>;
}) {
  const { image, alt, sizes, priority } = props;
  const isFirst = priority === true;
  if (!image) {
    return <span aria-hidden="true" className={classNames("block bg-ground", props.className)} />;
  }
  const { src, srcSet } = toSources(image.src, image.width, sizes);
  const picture = (
    // biome-ignore lint/performance/noImgElement: the only component that renders <img>; see above.
    <img
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      src={src}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : priority || undefined}
      decoding={isFirst ? "sync" : "async"}
      className={props.className}
      style={props.style}
      {...props.marks}
    />
  );
  const hidden = isFirst && props.only && HIDDEN[props.only];
  // React preloads the eager pictures even of a page that is only prefetched, unless they are inside <picture>.
  if (!isFirst && !props.sources && !props.dark) return picture;
  return (
    <picture className="contents">
      {hidden && <source media={hidden} srcSet={NOTHING} />}
      {props.dark && <DarkSource image={props.dark} sizes={sizes} />}
      {props.sources && <source srcSet={props.sources} sizes={sizes} />}
      {picture}
    </picture>
  );
}

function DarkSource({ image, sizes }: { image: Image; sizes: string }) {
  const { src, srcSet } = toSources(image.src, image.width, sizes);
  return (
    <source
      media="(prefers-color-scheme: dark)"
      srcSet={srcSet ?? src}
      sizes={srcSet ? sizes : undefined}
      width={image.width}
      height={image.height}
    />
  );
}
