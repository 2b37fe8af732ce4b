import { useTranslations } from "next-intl";
import { Badge } from "#components/kit/ui/badge.tsx";
import { Cell, HeadCell, Table } from "#components/kit/ui/table.tsx";
import { formatNumber, numberFormat } from "#lib/base/utils/numbers/number-format.ts";
import type { VitalsRow } from "#lib/staff/admin/vitals/read-vitals.ts";
import { VITALS, type Vital } from "#lib/web/reports/vitals.ts";
import { toPageKind } from "./page-kind.ts";

const TONES = { good: "success", middling: "neutral", poor: "danger" } as const;

/** The 75th percentile of each vital by kind of page, how good it is, and of how many visits. */
export function VitalsTable(props: { rows: readonly VitalsRow[]; language: string }) {
  const t = useTranslations("admin.vitals");
  const { rows, language } = props;
  return (
    <Table label={t("vitals")} className="tabular-nums">
      <thead>
        <tr>
          <HeadCell className="text-start">{t("page")}</HeadCell>
          {VITALS.map((vital) => (
            <HeadCell key={vital} className="text-start">
              {t(vital)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, vitals }) => (
          <tr key={page}>
            <th scope="row" className="border-b border-line py-4 pe-4 text-start align-top">
              {t(`kinds.${toPageKind(page)}`)}
            </th>
            {VITALS.map((vital) => {
              const measured = vitals[vital];
              return (
                <Cell key={vital}>
                  {measured ? (
                    <>
                      <span className="me-2 whitespace-nowrap">
                        {formatVital(vital, measured.value, language)}
                      </span>
                      <Badge tone={TONES[measured.rating]}>{t(`rating.${measured.rating}`)}</Badge>
                      <span className="block text-small text-muted">
                        {t("samples", { count: measured.samples })}
                      </span>
                    </>
                  ) : (
                    <span className="text-muted">{t("unmeasured")}</span>
                  )}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** `2.4 s`, `180 ms`, or the score of layout shifts, as the language writes it. */
function formatVital(vital: Vital, value: number, language: string): string {
  if (vital === "cls") return formatNumber(value, language, 2);
  const [shown, unit, decimals] =
    vital === "lcp" ? [value, "second", 1] : [value * 1_000, "millisecond", 0];
  return numberFormat(language, {
    style: "unit",
    unit: `${unit}`,
    maximumFractionDigits: Number(decimals),
  }).format(Number(shown));
}
