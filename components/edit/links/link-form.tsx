"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { FullNote } from "#components/edit/full-note.tsx";
import { toLinkOrPath } from "#components/edit/text/link-address.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import { readLinkMeta } from "#lib/api/schemas/content.ts";
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
} from "#lib/edit/links/link-value.ts";
import type { LinkChoice } from "#lib/edit/links/types.ts";
import type { Json } from "#lib/edit/model/operation.ts";
import { resolveLink } from "#lib/i18n/link.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { textOf } from "#lib/utils/is-record.ts";
import "./links.css";
import { isKnownGone, isKnownHome, lookUp, resolveLinkAddress } from "./send-links.ts";
import { TargetPicker } from "./target-picker.tsx";

interface Props {
  value: Json | undefined;
  /** Undefined removes the link. */
  onApply: (value: Json | undefined) => void;
}

type Where = "site" | "address";

/** All that can be said of a link. */
export function LinkForm({ value, onApply }: Props) {
  const t = useTranslations("edit.links");
  const id = useId();
  const [link, setLink] = useState<Json | undefined>(value);
  const entity = entityOf(link);
  const [where, setWhere] = useState<Where>(entity || !leadsSomewhere(value) ? "site" : "address");
  const [isPicking, setPicking] = useState(!entity);
  const offer = useOffer(where === "address" ? textOf(toFields(link).href) : "");
  const { isBroken, address } = useTarget(link);
  const { name, href } = toFields(link);
  const isReady = where === "site" ? entity !== null : !entity && textOf(href).trim() !== "";
  /** Said, because what was chosen from goes away with the list. */
  const [picked, setPicked] = useState("");
  const other = useRef<HTMLButtonElement>(null);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** An address that was here before stays as it is; one that was typed is completed, or refused at its field. */
  const apply = () => {
    const typed = textOf(href);
    if (where === "site" || typed === textOf(toFields(value).href)) return onApply(link);
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
    <form
      className="edit-dialog-body link-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) apply();
      }}
    >
      <fieldset className="link-where">
        <legend>{t("leadsTo")}</legend>
        {(["site", "address"] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-where`}
              checked={where === one}
              onChange={() => setWhere(one)}
            />
            {t(one)}
          </label>
        ))}
      </fieldset>
      {where === "site" && entity ? (
        <div className="link-target" data-broken={isBroken || undefined}>
          <p>
            <bdi>{entity.title || entity.slug}</bdi>
            <small>
              {t(`types.${entity.type}`)} · <bdi>{address}</bdi>
            </small>
          </p>
          {isBroken ? <p role="alert">{t("broken")}</p> : null}
          <button
            ref={other}
            type="button"
            className="edit-button"
            aria-expanded={isPicking}
            onClick={() => {
              setPicking(!isPicking);
              setPicked("");
            }}
          >
            {t("other")}
          </button>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {picked === "" ? null : t("picked", { title: picked })}
      </p>
      {where === "site" && (isPicking || !entity) ? (
        <TargetPicker onPick={take} isAsked={isPicking && entity !== null} />
      ) : null}
      {where === "address" ? (
        <>
          <label>
            {t("addressField")}
            <input
              type="text"
              dir="ltr"
              maxLength={2_000}
              value={textOf(toFields(link).href)}
              ref={field}
              inputMode="url"
              aria-invalid={isRefused || undefined}
              aria-describedby={isRefused ? `${id}-refused ${id}-hint` : `${id}-hint`}
              onChange={({ target }) => {
                setLink(withAddress(link, target.value));
                setRefused(false);
              }}
            />
            <FullNote text={textOf(toFields(link).href)} limit={2_000} />
          </label>
          {isRefused ? (
            <p id={`${id}-refused`} role="alert">
              {t("addressProblem")}
            </p>
          ) : null}
          <small id={`${id}-hint`}>{t("addressHint")}</small>
          {offer ? (
            <p role="status" className="link-offer">
              {t("offer", { title: offer.title, type: t(`types.${offer.type}`) })}
              <button type="button" className="edit-button" onClick={() => take(offer)}>
                {t("takeOffer")}
              </button>
            </p>
          ) : null}
        </>
      ) : null}
      <label>
        {t("name")}
        <input
          type="text"
          maxLength={2_000}
          value={textOf(name)}
          aria-describedby={`${id}-name`}
          onChange={({ target }) => setLink({ ...toFields(link), name: target.value })}
        />
        <FullNote text={textOf(name)} limit={2_000} />
      </label>
      <small id={`${id}-name`}>{t("nameHint")}</small>
      <label className="link-check">
        <input
          type="checkbox"
          checked={opensNewTab(link)}
          onChange={({ target }) => setLink(withNewTab(link, target.checked))}
        />
        {t("newTab")}
      </label>
      <fieldset>
        <legend>{t("rel")}</legend>
        {RELS.map((rel) => (
          <label key={rel} className="link-check">
            <input
              type="checkbox"
              checked={hasRel(link, rel)}
              onChange={({ target }) => setLink(withRel(link, rel, target.checked))}
            />
            {t(`rels.${rel}`)}
          </label>
        ))}
      </fieldset>
      <div className="edit-actions">
        {value === undefined || value === null ? null : (
          <button type="button" className="edit-button" onClick={() => onApply(undefined)}>
            {t("remove")}
          </button>
        )}
        <button type="submit" className="edit-button edit-primary" aria-disabled={!isReady}>
          {t("apply")}
        </button>
      </div>
    </form>
  );
}

const PAUSE = 400;

/** What an address of this site leads to, once it is typed or pasted: the link can follow it when its address changes. */
function useOffer(address: string): LinkChoice | null {
  const [found, setFound] = useState<{ address: string; target: LinkChoice | null } | null>(null);
  useEffect(() => {
    if (!/^(\/[^/]|https?:\/\/)/i.test(address.trim())) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await resolveLinkAddress({ address: address.trim() });
      if (!isOver && answer.ok) setFound({ address, target: answer.data.target });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [address]);
  return found?.address === address ? found.target : null;
}

/** Whether visitors do not find a link's target, and where they do; "" where it has no address. */
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
