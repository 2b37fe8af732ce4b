"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { LimitedField } from "#components/staff/edit/limited-field.tsx";
import { FullNote } from "#components/staff/edit/ui/full-note.tsx";
import { useDebounced } from "#components/staff/reads/use-debounced.ts";
import { useStaffRead } from "#components/staff/reads/use-staff-read.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { ROW } from "#components/staff/ui/row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogForm } from "#components/staff/ui/staff-dialog.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { textOf } from "#lib/base/utils/is-record.ts";
import { readLinkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import { isFileAddress } from "#lib/staff/edit/links/file-link.ts";
import type { LinkChoice } from "#lib/staff/edit/links/link-types.ts";
import {
  checkedTarget,
  entityOf,
  hasRel,
  leadsSomewhere,
  opensNewTab,
  RELS,
  readTargetKey,
  targetKey,
  toFields,
  withAddress,
  withNewTab,
  withRel,
  withTarget,
} from "#lib/staff/edit/links/link-value.ts";
import type { Json } from "#lib/staff/edit/model/edit-operation.ts";
import { resolveLink } from "#lib/web/i18n/link.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { FileTarget } from "./file-target.tsx";
import { toLinkOrPath } from "./link-address.ts";
import { isKnownGone, isKnownHome, lookUp } from "./send-links.ts";
import { TargetPicker } from "./target-picker.tsx";

interface Props {
  value: Json | undefined;
  /** Undefined removes the link. */
  onApply: (value: Json | undefined) => void;
}

const CHECK = "flex min-h-8 items-center gap-2 text-small";

type Where = "site" | "file" | "address";

/** All that can be said of a link. */
export function LinkForm({ value, onApply }: Props) {
  const t = useTranslations("edit.links");
  const id = useId();
  const [link, setLink] = useState<Json | undefined>(value);
  const entity = entityOf(link);
  const { mediaUrl } = useSite();
  const fileOf = (of: Json | undefined): string => {
    const address = entityOf(of) ? "" : textOf(toFields(of).href);
    return isFileAddress(address, mediaUrl) ? address : "";
  };
  const [where, setWhere] = useState<Where>(() =>
    entity || !leadsSomewhere(value) ? "site" : fileOf(value) === "" ? "address" : "file",
  );
  const [isPicking, setPicking] = useState(!entity);
  /** A pointer has chosen a page of this site: the search has the focus. Arrow keys go on to the next choice. */
  const [isAsked, setAsked] = useState(false);
  const [hasAnyRel] = useState(() => RELS.some((rel) => hasRel(value, rel)));
  const offer = useOffer(where === "address" ? textOf(toFields(link).href) : "");
  const { isBroken, address } = useTarget(link);
  const { name, href } = toFields(link);
  const isReady = {
    site: entity !== null,
    file: fileOf(link) !== "",
    address: !entity && textOf(href).trim() !== "",
  }[where];
  /** Announced, because the list is removed after the choice. */
  const [picked, setPicked] = useState("");
  const other = useRef<HTMLButtonElement>(null);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** An existing address stays unchanged; a typed one is completed, or refused at its field. */
  const apply = () => {
    const typed = textOf(href);
    if (where !== "address" || typed === textOf(toFields(value).href)) return onApply(link);
    const understood = toLinkOrPath(typed);
    if (understood !== null) return onApply(withAddress(link, understood));
    setRefused(true);
    field.current?.focus();
  };
  const take = (choice: LinkChoice) => {
    setLink(withTarget(link, choice));
    setWhere("site");
    setPicking(false);
    setPicked(choice.title);
  };
  useEffect(() => {
    if (picked !== "") other.current?.focus();
  }, [picked]);

  return (
    <DialogForm
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) apply();
      }}
    >
      <fieldset>
        <legend className="text-small">{t("leadsTo")}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {" "}
          {(["site", "file", "address"] as const).map((one) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose by the field, and go on among its neighbours
            <label
              key={one}
              className={CHECK}
              onClick={({ detail }) => setAsked(one === "site" && detail > 0)}
            >
              <input
                type="radio"
                name={`${id}-where`}
                checked={where === one}
                onChange={() => setWhere(one)}
              />
              {t(one)}
            </label>
          ))}
        </div>
      </fieldset>
      {where === "site" && entity ? (
        <div
          className={classNames(
            "link-target",
            ROW,
            "data-broken:outline-2 data-broken:outline-(--edit-alarm) data-broken:outline-dotted",
          )}
          data-broken={isBroken || undefined}
        >
          <p>
            <bdi>{entity.title || entity.slug}</bdi>
            <small className="block text-muted">
              {t(`types.${entity.type}`)} · <bdi>{address}</bdi>
            </small>
          </p>
          {isBroken ? <p role="alert">{t("broken")}</p> : null}
          <StaffButton
            ref={other}
            aria-expanded={isPicking}
            onClick={() => {
              setPicking(!isPicking);
              setPicked("");
            }}
          >
            {t("other")}
          </StaffButton>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {picked === "" ? null : t("picked", { title: picked })}
      </p>
      {where === "site" && (isPicking || !entity) ? (
        <TargetPicker onPick={take} isAsked={isAsked || (isPicking && entity !== null)} />
      ) : null}
      {where === "file" ? (
        <FileTarget
          address={fileOf(link)}
          onPick={(file) => {
            const named =
              textOf(name).trim() === "" ? { ...toFields(link), name: file.name } : link;
            setLink(withAddress(named, file.address));
          }}
        />
      ) : null}
      {where === "address" ? (
        <>
          <div>
            <TextField
              label={t("addressField")}
              hint={t("addressHint")}
              type="text"
              dir="ltr"
              maxLength={2_000}
              value={textOf(toFields(link).href)}
              ref={field}
              inputMode="url"
              error={isRefused ? <span role="alert">{t("addressProblem")}</span> : undefined}
              onChange={({ target }) => {
                setLink(withAddress(link, target.value));
                setRefused(false);
              }}
            />
            <FullNote text={textOf(toFields(link).href)} limit={2_000} />
          </div>
          {offer ? (
            <p role="status" className={ROW}>
              {t("offer", { title: offer.title, type: t(`types.${offer.type}`) })}
              <StaffButton onClick={() => take(offer)}>{t("takeOffer")}</StaffButton>
            </p>
          ) : null}
        </>
      ) : null}
      <LimitedField
        label={t("name")}
        hint={t("nameHint")}
        limit={2_000}
        value={textOf(name)}
        onText={(text) => setLink({ ...toFields(link), name: text })}
      />
      <label className={CHECK}>
        <input
          type="checkbox"
          checked={opensNewTab(link)}
          onChange={({ target }) => setLink(withNewTab(link, target.checked))}
        />
        {t("newTab")}
      </label>
      <details open={hasAnyRel}>
        <summary className="min-h-8 cursor-pointer text-small">{t("rel")}</summary>
        <fieldset aria-label={t("rel")}>
          {RELS.map((rel) => (
            <label key={rel} className={CHECK}>
              <input
                type="checkbox"
                checked={hasRel(link, rel)}
                onChange={({ target }) => setLink(withRel(link, rel, target.checked))}
              />
              {t(`rels.${rel}`)}
            </label>
          ))}
        </fieldset>
      </details>
      <ButtonRow>
        {value === undefined || value === null ? null : (
          <StaffButton onClick={() => onApply(undefined)}>{t("remove")}</StaffButton>
        )}
        <StaffButton type="submit" variant="primary" aria-disabled={!isReady}>
          {t("apply")}
        </StaffButton>
      </ButtonRow>
    </DialogForm>
  );
}

const PAUSE = 400;

/** The target of a typed or pasted address of this site: the link can follow it when its address changes. */
function useOffer(typed: string): LinkChoice | null {
  const now = typed.trim();
  const address = useDebounced(now, PAUSE);
  const isOwn = address === now && /^(\/[^/]|https?:\/\/)/i.test(address);
  const { data } = useStaffRead("edit/links/resolve", { address }, { enabled: isOwn });
  return (isOwn && data?.target) || null;
}

/** Whether visitors do not find a link's target, and its address; "" if it has none. */
function useTarget(link: Json | undefined): { isBroken: boolean; address: string } {
  const site = useSite();
  const target = checkedTarget(link);
  const key = target ? targetKey(target) : "";
  const [, setChecked] = useState("");
  useEffect(() => {
    let isOver = false;
    const asked = readTargetKey(key);
    if (asked) void lookUp([asked]).then(() => !isOver && setChecked(key));
    return () => {
      isOver = true;
    };
  }, [key]);
  if (!target) return { isBroken: false, address: "" };
  const href = isKnownHome(key)
    ? hrefTo({ name: "home" }, site)
    : resolveLink(readLinkMeta(link), site).href;
  return { isBroken: isKnownGone(key), address: decodeURI(href) };
}
