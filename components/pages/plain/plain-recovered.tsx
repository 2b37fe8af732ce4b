import "server-only";
import { getTranslations } from "next-intl/server";
import { Notice } from "#components/kit/ui/notice.tsx";
import { keptRecovered } from "#lib/gateway/form/recovered-cart.ts";
import type { Visitor } from "#lib/gateway/form/visitor.ts";

/** The change that a login has just made to the cart (docs/screens.md §3.4), on the page that it led to. */
export async function PlainRecovered(props: {
  readonly visitor: Visitor;
  readonly query: Readonly<Record<string, unknown>>;
  readonly locale: string;
}) {
  const { visitor, query, locale } = props;
  const recovered = query.recovered === "true" ? keptRecovered(visitor.cookies()) : null;
  if (!recovered) return null;
  const { found, moved, lost, unknown } = recovered;
  const t = await getTranslations({ locale, namespace: "auth" });
  const said = [
    found > 0 ? t("cartFound", { count: found }) : "",
    moved > 0 ? t("cartMoved", { count: moved }) : "",
    lost > 0 ? t("cartLost", { count: lost }) : "",
    unknown.length > 0 ? t("cartUnknown", { names: unknown.join(", ") }) : "",
  ].filter((text) => text !== "");
  if (said.length === 0) return null;
  return (
    <Notice tone={lost > 0 || unknown.length > 0 ? "danger" : "info"} className="mb-6">
      <p className="wrap-anywhere">{said.join(" ")}</p>
    </Notice>
  );
}
