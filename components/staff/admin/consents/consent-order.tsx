"use client";

import { useTranslations } from "next-intl";
import { IconButton } from "#components/staff/ui/icon-button.tsx";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";

interface Row {
  readonly uniqueNumber: ConsentId | null;
  readonly text: string;
}

interface Props {
  readonly rows: readonly Row[];
  readonly onMove: (from: number, to: number) => void;
  readonly disabled: boolean;
}

const UP = "m6 14.5 6-6 6 6";
const DOWN = "m6 9.5 6 6 6-6";

/** The consents of a form in display order; the edited one is marked. */
export function ConsentOrder({ rows, onMove, disabled }: Props) {
  const t = useTranslations("admin.consents");
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold">{t("order")}</legend>
      <ol className="flex flex-col gap-1">
        {rows.map(({ uniqueNumber, text }, index) => (
          <li
            key={String(uniqueNumber)}
            className="flex items-center gap-2 rounded-md border border-line bg-surface py-1 ps-3 pe-1 has-[[data-own]]:border-brand"
          >
            <span
              data-own={uniqueNumber === null ? "" : undefined}
              className="min-w-0 grow text-small wrap-anywhere"
            >
              <bdi>{text || t("noText")}</bdi>
            </span>
            {[
              { name: t("up", { consent: text }), path: UP, to: index - 1 },
              { name: t("down", { consent: text }), path: DOWN, to: index + 1 },
            ].map(({ name, path, to }) => (
              <IconButton
                key={path}
                label={name}
                path={path}
                isSmall
                aria-disabled={disabled || to < 0 || to >= rows.length}
                onClick={() => {
                  if (!disabled && to >= 0 && to < rows.length) onMove(index, to);
                }}
              />
            ))}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
