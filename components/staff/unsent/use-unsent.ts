"use client";

import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { openTab, openTabs } from "#lib/base/browser/open-tabs.ts";
import { isSame } from "#lib/staff/edit/model/json.ts";
import {
  type FormPlace,
  keepForm,
  readForm,
  type UnsentField,
  type UnsentFields,
  type UnsentVisits,
} from "./form-shelf.ts";

/** The person who fills in a form, with language and site. */
export type FormOwner = Omit<FormPlace, "form">;

/** The unsent input of this page, by form: closing a form discards nothing. */
const forms = createStore<Readonly<Record<string, UnsentFields>>>(() => ({}));
const NONE: UnsentFields = {};

const keyOf = (place: FormPlace): string => JSON.stringify(place);
const isAny = (fields: UnsentFields): boolean => Object.keys(fields).length > 0;

/** Whether a form of this page has unsent input. */
export const hasUnsent = (): boolean => Object.values(forms.getState()).some(isAny);

/** This page's name on the device, set by its first form. */
let visit = "";

/** The other open tabs: their input belongs to them. */
async function otherVisits(): Promise<ReadonlySet<string>> {
  if (visit !== "") return openTabs();
  visit = crypto.randomUUID();
  return openTab(visit);
}

function keep(place: FormPlace, fields: UnsentFields, left: UnsentVisits = new Map()): void {
  forms.setState({ [keyOf(place)]: fields });
  // Without a known person, the next user of the device would find it.
  if (place.person !== "") void keepForm(place, new Map([...left, [visit, fields]]));
}

/**
 * Stores unsent input of a form: in this page when the form is closed, and with every key on this device, so that it is
 * restored after a reload or after the tab was killed.
 * @param form the form and its record: `page:12`
 * @param saved the form's saved values
 */
export function useUnsent<Values extends object>(owner: FormOwner, form: string, saved: Values) {
  const { domain, locale, person } = owner;
  const place = useMemo(() => ({ domain, locale, person, form }), [domain, locale, person, form]);
  const fields = useStore(forms, (all) => all[keyOf(place)] ?? NONE);
  const [isBroughtBack, setBroughtBack] = useState(isAny(fields));
  /** Counts the changes that were not typed. */
  const [revision, setRevision] = useState(0);
  const known = new Map<string, unknown>(Object.entries(saved));
  const own = Object.entries(fields).filter(([name]) => known.has(name));

  const takeBack = useEffectEvent((lost: UnsentVisits) => {
    const now = forms.getState()[keyOf(place)] ?? NONE;
    const { taken, left } = takeLost(lost, now, known);
    if (lost.size > 0) keep(place, { ...now, ...taken }, left);
    if (!isAny(taken)) return;
    setBroughtBack(true);
    setRevision((before) => before + 1);
  });
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const others = await otherVisits();
      const found = place.person === "" ? [] : [...(await readForm(place))];
      const lost = found.filter(([name]) => name !== visit && !others.has(name));
      if (!isOver) takeBack(new Map(lost));
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [place]);

  const change = (next: UnsentFields) => {
    keep(place, next);
    if (!isAny(next)) setBroughtBack(false);
  };
  return {
    /** The current values of the form. */
    values: { ...saved, ...Object.fromEntries(own.map(([name, one]) => [name, one.own])) },
    /** Changes fields; a field set back to its saved value is no longer unsent. */
    set: (part: Partial<Values>): void => {
      const at = new Date().toISOString();
      const now = forms.getState()[keyOf(place)] ?? NONE;
      const typed = Object.entries(part).map(([name, value]): [string, UnsentField] => [
        name,
        { at, own: value, before: (now[name] ?? { before: known.get(name) }).before },
      ]);
      const all = Object.entries({ ...now, ...Object.fromEntries(typed) });
      change(Object.fromEntries(all.filter(([name, one]) => !isSame(one.own, known.get(name)))));
    },
    /** Names of the fields that somebody else has saved differently since they were changed here. */
    theirs: new Set(
      own.flatMap(([name, one]) => {
        const now = known.get(name);
        return isSame(one.before, now) || isSame(one.own, now) ? [] : name;
      }),
    ),
    /** Whether the form had unsent input when it was opened, and still has. */
    isBroughtBack: isBroughtBack && own.length > 0,
    revision,
    /**
     * Marks these values as saved.
     * @returns whether typing continued in the meantime
     */
    settle: (sent: Partial<Values>): boolean => {
      const now = new Map(Object.entries(forms.getState()[keyOf(place)] ?? NONE));
      let isTypedOn = false;
      for (const [name, value] of Object.entries(sent)) {
        const one = now.get(name);
        const isMore = one !== undefined && !isSame(one.own, value);
        if (isMore) now.set(name, { ...one, before: value });
        else now.delete(name);
        isTypedOn ||= isMore;
      }
      change(Object.fromEntries(now));
      return isTypedOn;
    },
    discard: (): void => {
      change(NONE);
      setRevision((before) => before + 1);
    },
  };
}

/**
 * Combines the unsent input of closed tabs; the newer change of a field wins, and the older one is offered after that
 * was saved or discarded. Values that are saved by now are left out.
 */
function takeLost(
  lost: UnsentVisits,
  now: UnsentFields,
  saved: ReadonlyMap<string, unknown>,
): { taken: UnsentFields; left: UnsentVisits } {
  const taken = new Map<string, UnsentField>();
  const left = new Map<string, UnsentFields>([...lost.keys()].map((name) => [name, NONE]));
  const newestFirst = [...lost]
    .flatMap(([of, fields]) => Object.entries(fields).map(([name, one]) => ({ of, name, one })))
    .toSorted((a, b) => (a.one.at > b.one.at ? -1 : 1));
  for (const { of, name, one } of newestFirst) {
    const ours = now[name] ?? taken.get(name);
    const isKnown = saved.has(name) && isLike(one.own, saved.get(name));
    if (isKnown && isSame(one.own, ours ? ours.own : saved.get(name))) continue;
    if (isKnown && !ours) taken.set(name, one);
    else left.set(of, { ...left.get(of), [name]: one });
  }
  return { taken: Object.fromEntries(taken), left };
}

/** Whether a value has the same type as another: the form may have changed since it was stored. */
const isLike = (one: unknown, other: unknown): boolean =>
  one === null ||
  other === null ||
  (typeof one === typeof other && Array.isArray(one) === Array.isArray(other));
