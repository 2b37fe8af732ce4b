import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";
import { formatMoment } from "#components/staff/admin/activity/format-moment.ts";
import { formatNumber } from "#lib/base/utils/numbers/number-format.ts";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { CountedError } from "#lib/web/reports/browser-figures.ts";
import { toPageKind } from "./page-kind.ts";

/** The distinct errors of the last day, the latest first. */
export function BrowserErrors(props: {
  errors: readonly CountedError[];
  language: string;
  timeZone: string;
}) {
  const t = useTranslations("admin.vitals");
  const { errors, language, timeZone } = props;
  return (
    <Table label={t("errors")}>
      <thead>
        <tr>
          <HeadCell className="text-start">{t("error")}</HeadCell>
          <HeadCell className="text-start">{t("page")}</HeadCell>
          <HeadCell className="text-end">{t("count")}</HeadCell>
          <HeadCell className="text-start">{t("last")}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {withKeys(errors, ({ kind, name, message, at }) => [kind, name, message, at].join()).map(
          ({ key, item: error }) => (
            <tr key={key}>
              <Cell>
                <bdi dir="ltr" className="block font-semibold wrap-anywhere">
                  {titleOf(error)}
                </bdi>
                {error.at === "" ? null : (
                  <bdi dir="ltr" className="block font-mono text-small text-muted wrap-anywhere">
                    {error.at}
                  </bdi>
                )}
                {error.kind === "rejection" ? (
                  <span className="block text-small text-muted">{t("rejection")}</span>
                ) : null}
              </Cell>
              <Cell>{t(`kinds.${toPageKind(error.page)}`)}</Cell>
              <Cell className="text-end tabular-nums">{formatNumber(error.count, language)}</Cell>
              <Cell className="whitespace-nowrap">
                <time dateTime={new Date(error.last).toISOString()}>
                  {formatMoment(new Date(error.last).toISOString(), language, timeZone)}
                </time>
              </Cell>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}

const titleOf = ({ name, message }: CountedError): string =>
  message === "" ? name : `${name}: ${message}`;
