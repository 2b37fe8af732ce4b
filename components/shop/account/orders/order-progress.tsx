"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { formatDate, isoOf } from "#lib/base/utils/date.ts";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import { orderStatusText } from "./order-status.tsx";

/** The status of an order, with the tracking link of its parcel and its invoice if the backend has them. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const { locale, timeZone, mediaUrl } = useSite();
  const { statusHistory, tracking, invoice } = order;
  const file = invoice && toMediaUrl(invoice.path || invoice.media_url, mediaUrl);
  return (
    <div className="mt-5 flex flex-col gap-4 empty:hidden">
      {statusHistory.length > 0 ? (
        <ol
          aria-label={t("history")}
          className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:gap-x-8"
        >
          {withKeys(statusHistory, ({ status, at }) => status + at).map(
            ({ key, item: { status, at } }) => (
              <li key={key} className="border-s-2 border-brand ps-3">
                <span className="block font-semibold wrap-anywhere">
                  {orderStatusText(status, t)}
                </span>
                <time dateTime={isoOf(at)} className="text-small text-muted">
                  {formatDate(at, locale, timeZone)}
                </time>
              </li>
            ),
          )}
        </ol>
      ) : null}
      {tracking ? (
        <p className="wrap-anywhere">
          <span className="font-semibold">{tracking.carrier || t("parcel")}</span>{" "}
          <bdi>{tracking.number}</bdi>
          {isWebAddress(tracking.url) ? (
            <>
              {" "}
              <Link href={tracking.url} newTab className="text-link print:hidden">
                {t("track")}
              </Link>
            </>
          ) : null}
        </p>
      ) : null}
      {file ? (
        <p className="print:hidden">
          <Link href={file} newTab className="text-link">
            {t("invoice")}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

/** No other scheme is followed from an order. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url);
