import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { BlockedList } from "#components/shop/cart/lines/blocked-list.tsx";
import { type BlockedLine, wayOut } from "#lib/shop/domain/cart/blocked-lines.ts";
import { PlainForm } from "./plain-form.tsx";

interface Props {
  readonly blocked: readonly BlockedLine[];
  /** Lines of the whole cart. */
  readonly count: number;
  readonly locale: string;
}

/** The lines that cannot be ordered, with the way on without them. */
export async function PlainBlocked({ blocked, count, locale }: Props) {
  if (blocked.length === 0) return null;
  const t = await getTranslations({ locale, namespace: "cart" });
  const hasMore = blocked.length < count || blocked.some(({ left }) => left > 0);
  return (
    <Notice tone="warning" title={t(hasMore ? "blocked.title" : "blocked.none")} className="mb-6">
      <BlockedList blocked={blocked} t={(key, values) => t(`hint.${key}`, values)} />
      {hasMore && (
        <PlainForm action="take-left" locale={locale} className="pt-2">
          <Button type="submit">{t("blocked.goOn", { how: wayOut(blocked) })}</Button>
        </PlainForm>
      )}
    </Notice>
  );
}
