import "server-only";
import { getTranslations } from "next-intl/server";
import { PromiseLine, PromiseLink } from "#components/shop/product/promise-line.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { localOption, textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly context: SiteContext;
  readonly className?: string;
}

/**
 * The site's note about returns with a link to its page about them, shown below an order (CMS options `ReturnsNote` and
 * `ReturnsPage`). Renders nothing if the site has set neither.
 */
export async function ReturnsNote({ context, className }: Props) {
  const { site, locale } = context;
  const note = localOption(site, "ReturnsNote", locale);
  const slug = textOption(site, "ReturnsPage");
  if (note === "" && slug === "") return null;
  const t = await getTranslations({ locale, namespace: "promises" });
  return (
    <PromiseLine icon="undo" className={classNames("text-start", className)}>
      <span>{note}</span>{" "}
      {slug !== "" && <PromiseLink context={context} slug={slug} text={t("returnsLink")} />}
    </PromiseLine>
  );
}
