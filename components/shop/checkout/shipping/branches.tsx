"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Radio, RadioGroup } from "#components/kit/ui/form/choice.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { useCheckout } from "#components/shop/checkout/use-checkout.ts";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";
import { nearestBranches, type Place } from "#lib/shop/domain/checkout/nearest-branches.ts";
import { type Branch, findBranches, isLongList } from "#lib/shop/domain/checkout/shipping.ts";
import { branchDetails } from "./delivery-details.tsx";

interface BranchesProps {
  readonly branches: readonly Branch[];
  readonly chosen: number | null;
  readonly error?: string;
  readonly onChoose: (id: number) => void;
}

/** The branches for pick-up, nearest first. A long list can be searched, and collapses to the chosen branch. */
export function Branches({ branches, chosen, error, onChoose }: BranchesProps) {
  const t = useTranslations("checkout");
  const id = useId();
  const [query, setQuery] = useState("");
  const { zipCode, city } = useCheckout(({ address }) => address);
  const { place, ask, failed } = usePlace();
  const isLong = isLongList(branches);
  const current = branches.find((branch) => branch.id === chosen);
  const [open, setOpen] = useState(!isLong || !current);
  const sorted = nearestBranches(branches, { zipCode, city }, place);
  const shown = open ? findBranches(sorted, isLong ? query : "", chosen) : current ? [current] : [];
  const hasPlaces = branches.some((branch) => typeof branch.latitude === "number");
  const list = useRef<HTMLDivElement>(null);
  const unfold = () => {
    setOpen(true);
    // The button is removed, so the focus moves to the chosen branch.
    list.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
  };
  return (
    <RadioGroup
      className="ms-3 border-s-2 border-line ps-4 sm:ms-6"
      legend={t("branch")}
      error={error}
    >
      {isLong && open && (
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
      {open && hasPlaces && branches.length > 1 && ask && (
        <div>
          <Button variant="secondary" size="sm" aria-describedby={id} onClick={ask}>
            {t("nearMe")}
          </Button>
          <p id={id} role="status" className="text-small text-muted">
            {failed ? t("placeUnknown") : place ? t("sortedByPlace") : ""}
          </p>
        </div>
      )}
      <div
        ref={list}
        className={
          isLong && open ? "-m-1 flex max-h-96 flex-col gap-3 overflow-y-auto p-1" : "contents"
        }
      >
        {shown.map((branch) => (
          <Radio
            key={branch.id}
            name="branch"
            label={branch.name}
            description={branchDetails(branch)}
            checked={chosen === branch.id}
            onChange={() => onChoose(branch.id)}
            // Arrow keys walk through the list, so it folds with a press only.
            onClick={(event) => {
              if (isLong && event.detail > 0) setOpen(false);
            }}
          />
        ))}
      </div>
      {!open && (
        <div>
          <Button variant="secondary" size="sm" onClick={unfold}>
            {t("otherBranches", { count: branches.length - 1 })}
          </Button>
        </div>
      )}
    </RadioGroup>
  );
}

/** Milliseconds for which a device may look for its place. */
const PATIENCE = 10_000;

/** The shopper's position, requested only by a press; it never leaves the browser. */
function usePlace() {
  const [place, setPlace] = useState<Place | null>(null);
  const [failed, setFailed] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const sensor = "geolocation" in navigator ? navigator.geolocation : undefined;
  const ask =
    sensor &&
    (() =>
      sensor.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          if (!isHere.current) return;
          setPlace({ latitude, longitude });
          setFailed(false);
        },
        () => isHere.current && setFailed(true),
        { timeout: PATIENCE, maximumAge: PATIENCE },
      ));
  return { place, ask, failed };
}
