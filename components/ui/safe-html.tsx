import type { ComponentProps } from "react";
import { classNames } from "@/lib/utils/class-names";
import type { SafeHtmlText } from "@/lib/utils/safe-html-text";

type Props = Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> & {
  html: SafeHtmlText;
};

/** The one place that puts an editor's HTML on a page; only `sanitize` makes what it takes. */
export function SafeHtml({ html, className, ...props }: Props) {
  return (
    <div
      {...props}
      className={classNames("prose", className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
