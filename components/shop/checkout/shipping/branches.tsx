"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { findBranches, isLongList } from "#lib/shop/domain/checkout/shipping.ts";

interface BranchesProps {
  readonly branches: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: number | null;
  readonly error?: string;
  readonly onChoose: (id: number) => void;
}

/** The branches where a parcel can be picked up. A long list can be searched; the chosen branch is always listed. */
export function Branches({ branches, chosen, error, onChoose }: BranchesProps) {
  const t = useTranslations("checkout");
  const [query, setQuery] = useState("");
  const isLong = isLongList(branches);
  const shown = findBranches(branches, isLong ? query : "", chosen);
  return (
    <RadioGroup
      className="ms-3 border-s-2 border-line ps-4 sm:ms-6"
      legend={t("branch")}
      error={error}
    >
      {isLong && (
        <>
          <TextField
            type="search"
            label={t("branchSearch")}
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              // Enter in a search field would submit the form.
              if (pressedKey(event) === "Enter") event.preventDefault();
            }}
          />
          <p role="status" className="text-small text-muted">
            {t("branchCount", { count: shown.length })}
          </p>
        </>
      )}
      <div
        className={isLong ? "-m-1 flex max-h-96 flex-col gap-3 overflow-y-auto p-1" : "contents"}
      >
        {shown.map(({ id, name }) => (
          <Radio
            key={id}
            name="branch"
            label={name}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
        ))}
      </div>
    </RadioGroup>
  );
}
