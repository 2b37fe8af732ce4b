"use client";

import { BeforeAfter } from "#components/edit/review/before-after.tsx";
import { useLabels } from "#components/edit/use-labels.ts";
import { addressOf, type Operation } from "#lib/edit/model/operation.ts";
import { changesIn } from "#lib/edit/model/working-copy.ts";

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
