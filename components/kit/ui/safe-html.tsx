import type { ComponentProps } from "react";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";

type Props = Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> & {
  html: SafeHtmlText;
  /** For a phrase (`sanitizePhrase`) inside a label or a sentence. */
  inline?: boolean;
};

/** The only component that renders an editor's HTML; only `sanitize` can create its prop. */
export function SafeHtml({ html, inline = false, className, ...props }: Props) {
  const Tag = inline ? "span" : "div";
  return (
    <Tag
      {...props}
      className={classNames("prose", className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
