"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useEditContext } from "#components/staff/edit/page/edit-context.tsx";
import { OnPage } from "#components/staff/edit/review/on-page.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import type { Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { ChangeList } from "./change-list.tsx";

interface Props {
  /** The operations of the restoration. */
  operations: readonly Operation[];
  /** The section's id, so that its old version can be shown on the page; absent for the whole page. */
  elementId?: number;
}

/** A preview of a restoration: as a list, and for one section on the page. */
export function RestoredLook({ operations, elementId }: Props) {
  const t = useTranslations("edit");
  const [isShown, setShown] = useState(false);
  return (
    <>
      <details className="edit-restored basis-full [&>summary]:min-h-11 [&>summary]:cursor-pointer [&>summary]:py-2">
        <summary>{t("history.changes")}</summary>
        <ChangeList operations={operations} />
      </details>
      {elementId === undefined ? null : (
        <StaffButton aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t("review.onPage")}
        </StaffButton>
      )}
      {elementId !== undefined && isShown ? (
        <Tried operations={operations} elementId={elementId} />
      ) : null}
    </>
  );
}

/** The current and the old version of a section, while this is mounted. */
function Tried({ operations, elementId }: Required<Props>) {
  const t = useTranslations("edit.history");
  const { store } = useEditContext();
  const key = JSON.stringify(operations);
  useEffect(() => {
    store.getState().tryOut(JSON.parse(key));
    return () => store.getState().tryOut(null);
  }, [store, key]);
  return <OnPage elementId={elementId} changed={t("then")} />;
}
