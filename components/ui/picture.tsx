import type { CSSProperties } from "react";
import { toSources } from "#lib/media/image-sizes.ts";
import type { Image } from "#lib/media/to-image.ts";
import { classNames } from "#lib/utils/class-names.ts";

/**
 * A picture through Next's optimiser as a plain `<img>`: next/image would bring its client code to every page.
 * `priority` is for the one picture a page opens with. Without a picture a quiet ground of the same size is shown.
 */
export function Picture(props: {
  image: Image | null;
  alt: string;
  sizes: string;
  /** A `srcset` of ready-made sizes, tried first. */
  sources?: string;
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}) {
  const { image, alt, sizes, priority = false } = props;
  if (!image) {
    return <span aria-hidden="true" className={classNames("block bg-ground", props.className)} />;
  }
  const { src, srcSet } = toSources(image.src, image.width, sizes);
  const picture = (
    // biome-ignore lint/performance/noImgElement: this is the one place that writes <img>; see above.
    <img
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      src={src}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
      className={props.className}
      style={props.style}
    />
  );
  // React preloads eager pictures of a page that is only prefetched (on intent, by Tab too), unless they stand in <picture>.
  if (!priority && !props.sources) return picture;
  return (
    <picture className="contents">
      {props.sources && <source srcSet={props.sources} sizes={sizes} />}
      {picture}
    </picture>
  );
}
