"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogForm } from "#components/staff/ui/staff-dialog.tsx";
import { textOf } from "#lib/base/utils/is-record.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import { isFileAddress } from "#lib/staff/edit/links/file-link.ts";
import type { LinkChoice } from "#lib/staff/edit/links/link-types.ts";
import {
  entityOf,
  filePathOf,
  leadsSomewhere,
  toFields,
  withAddress,
  withFile,
  withTarget,
} from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { AddressTarget } from "./address-target.tsx";
import { FileTarget } from "./file-target.tsx";
import { toLinkOrPath } from "./link-address.ts";
import { CHECK, LinkOptions } from "./link-options.tsx";
import { PageTarget } from "./page-target.tsx";
import { TargetPicker } from "./target-picker.tsx";
import { useOfferedTarget } from "./use-link-target.ts";

interface Props {
  value: Json | undefined;
  /** Undefined removes the link. */
  onApply: (value: Json | undefined) => void;
}

const KINDS = ["site", "file", "address"] as const;
type TargetKind = (typeof KINDS)[number];

/** An address as it is compared with that of a picked file. */
const encoded = (address: string): string =>
  URL.canParse(address) ? new URL(address).href : address;
const addressOf = (link: Json | undefined): string => textOf(toFields(link).href);

/** The target of a link, its name, and how it opens. */
export function LinkForm({ value, onApply }: Props) {
  const t = useTranslations("edit.links");
  const form = useLinkForm({ value, onApply });
  const { link, setLink, kind, entity, isPicking, isAsked, picked } = form;
  const offer = useOfferedTarget(kind === "address" ? addressOf(link) : "");

  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isReady) form.apply();
      }}
    >
      <KindField kind={kind} onKind={form.setKind} onAsked={form.setAsked} />
      {kind === "site" ? (
        <PageTarget
          link={link}
          ref={form.other}
          isPicking={isPicking}
          onOther={form.togglePicking}
        />
      ) : null}
      <p role="status" className="sr-only">
        {picked === "" ? null : t("picked", { title: picked })}
      </p>
      {kind === "site" && (isPicking || !entity) ? (
        <TargetPicker onPick={form.take} isAsked={isAsked || (isPicking && entity !== null)} />
      ) : null}
      {kind === "file" ? (
        <FileTarget
          address={form.file}
          onPick={(file) => {
            const { name } = toFields(link);
            const named =
              textOf(name).trim() === "" ? { ...toFields(link), name: file.name } : link;
            setLink(withFile(named, file));
          }}
        />
      ) : null}
      {kind === "address" ? (
        <AddressTarget
          ref={form.field}
          address={addressOf(link)}
          isRefused={form.isRefused}
          offer={offer}
          onAddress={form.setAddress}
          onTake={form.take}
        />
      ) : null}
      <LinkOptions link={link} onLink={setLink} />
      <ButtonRow>
        {value === undefined || value === null ? null : (
          <StaffButton onClick={() => onApply(undefined)}>{t("remove")}</StaffButton>
        )}
        <StaffButton type="submit" variant="primary" aria-disabled={!form.isReady}>
          {t("apply")}
        </StaffButton>
      </ButtonRow>
    </DialogForm>
  );
}

interface KindProps {
  readonly kind: TargetKind;
  readonly onKind: (kind: TargetKind) => void;
  /** Whether a pointer has chosen a page of this site. */
  readonly onAsked: (isAsked: boolean) => void;
}

/** Whether the link leads to a page of the site, a file or an address. */
function KindField({ kind, onKind, onAsked }: KindProps) {
  const t = useTranslations("edit.links");
  const id = useId();
  return (
    <fieldset>
      <legend className="text-small">{t("leadsTo")}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {" "}
        {KINDS.map((one) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose by the field, and go on among its neighbours
          <label
            key={one}
            className={CHECK}
            onClick={({ detail }) => onAsked(one === "site" && detail > 0)}
          >
            <input
              type="radio"
              name={`${id}-where`}
              checked={kind === one}
              onChange={() => onKind(one)}
            />
            {t(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The link as it is put together, until it is applied. */
function useLinkForm({ value, onApply }: Props) {
  const { mediaUrl } = useSite();
  const [link, setLink] = useState<Json | undefined>(value);
  const entity = entityOf(link);
  const fileOf = (of: Json | undefined): string => {
    const path = filePathOf(of);
    const address = path === null ? addressOf(of) : (toMediaUrl(path, mediaUrl) ?? "");
    return !entityOf(of) && isFileAddress(address, mediaUrl) ? encoded(address) : "";
  };
  const file = fileOf(link);
  const [kind, setKind] = useState<TargetKind>(() =>
    entity || !leadsSomewhere(value) ? "site" : fileOf(value) === "" ? "address" : "file",
  );
  const [isPicking, setPicking] = useState(!entity);
  /** A pointer has chosen a page of this site: the search has the focus. Arrow keys go on to the next choice. */
  const [isAsked, setAsked] = useState(false);
  /** Announced, because the list is removed after the choice. */
  const [picked, setPicked] = useState("");
  const other = useRef<HTMLButtonElement>(null);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (picked !== "") other.current?.focus();
  }, [picked]);

  return {
    link,
    setLink,
    entity,
    file,
    kind,
    setKind,
    isAsked,
    setAsked,
    isPicking,
    picked,
    /** The button that opens and closes the choice of another page. */
    other,
    togglePicking: () => {
      setPicking(!isPicking);
      setPicked("");
    },
    take: (choice: LinkChoice) => {
      setLink(withTarget(link, choice));
      setKind("site");
      setPicking(false);
      setPicked(choice.title);
    },
    /** The field of a typed address, and whether it was refused. */
    field,
    isRefused,
    setAddress: (address: string) => {
      setLink(withAddress(link, address));
      setRefused(false);
    },
    isReady: {
      site: entity !== null,
      file: file !== "",
      address: !entity && filePathOf(link) === null && addressOf(link).trim() !== "",
    }[kind],
    /** An existing address stays unchanged; a typed one is completed, or refused with an error at its field. */
    apply: () => {
      const typed = addressOf(link);
      if (kind !== "address" || typed === addressOf(value)) return onApply(link);
      const understood = toLinkOrPath(typed);
      if (understood !== null) return onApply(withAddress(link, understood));
      setRefused(true);
      field.current?.focus();
    },
  };
}
