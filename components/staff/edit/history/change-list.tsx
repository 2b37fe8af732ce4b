"use client";

import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { BeforeAfter } from "#components/staff/edit/review/before-after.tsx";
import { addressOf, type Operation } from "#lib/staff/edit/model/edit-operation.ts";
import { changesIn } from "#lib/staff/edit/model/working-copy.ts";

/** Past changes, each with its old and new value. */
export function ChangeList({ operations }: { operations: readonly Operation[] }) {
  const { ofOperation } = useLabels();
  return (
    <ul>
      {changesIn(operations).map((operation) => (
        <li
          key={addressOf(operation)}
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-t border-line py-2.5"
        >
          <span>{ofOperation(operation)}</span>
          {operation.kind === "set" ? <BeforeAfter operation={operation} /> : null}
        </li>
      ))}
    </ul>
  );
}
