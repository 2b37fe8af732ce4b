import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { showToast } from "#components/kit/ui/toast.ts";
import { siteLanguage } from "#lib/base/browser/page-language.ts";
import {
  fromBundleOptions,
  type PartChoice,
  partFields,
  partMistakes,
  startChoice,
  toBundleOptions,
} from "#lib/shop/domain/cart/bundle-choice.ts";
import { wrongFields } from "#lib/shop/domain/product/custom-options.ts";
import { toQuantity } from "#lib/shop/domain/product/quantity.ts";
import { withChoice } from "#lib/shop/domain/product/variants.ts";
import type { BundleRequest } from "#stores/bundle/bundle-store.ts";
import type { BundleModel } from "./bundle-model.ts";
import { submitBundle } from "./submit-bundle.ts";

interface Draft {
  readonly quantity: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly choices: readonly PartChoice[];
}

/** Choices from dialogs that were closed without adding, kept until the tab closes. */
const drafts = new Map<string, Draft>();

/** The dialog's form: its draft, its mistakes, and the submit. */
export function useBundleForm(model: BundleModel, request: BundleRequest) {
  const t = useTranslations("bundle");
  const locale = useLocale();
  const key = request.itemId === undefined ? `${siteLanguage()}:${model.own.id}` : null;
  const [draft, setDraft] = useState(() => keptDraft(key, model) ?? startDraft(model, request));
  /** Set by the first invalid submit: from then on mistakes are shown until they are fixed. */
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const lock = useRef(false);

  const change = (next: Partial<Draft>) =>
    setDraft((before) => {
      const changed = { ...before, ...next };
      if (key !== null) drafts.set(key, changed);
      return changed;
    });
  const changePart = (place: number, next: (before: PartChoice) => Partial<PartChoice>) =>
    change({
      choices: draft.choices.map((before, index) =>
        index === place ? { ...before, ...next(before) } : before,
      ),
    });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (lock.current) return;
    const { own, parts } = model;
    const quantity = toQuantity(draft.quantity, locale);
    const options = toBundleOptions({ ...own, texts: draft.texts }, parts, draft.choices, locale);
    if (!options)
      void showToast({ tone: "info", message: t("configurationNotSet", { name: own.name }) });
    if (quantity === null || !options) {
      setTried(true);
      focusMistake(event.currentTarget);
      return;
    }
    lock.current = true;
    setBusy(true);
    const { id: productId, name, service: reservation } = own;
    const line = { productId, quantity, name, reservation, ...options };
    const done = await submitBundle(line, request.itemId);
    if (done && key !== null) drafts.delete(key);
    lock.current = false;
    setBusy(false);
  };

  const fields = partFields(model.parts, draft.choices);
  return {
    draft,
    /** The fields of every part for its current choice. */
    fields,
    busy,
    submit,
    setQuantity: (quantity: string) => change({ quantity }),
    write: (title: string, text: string) =>
      change({ texts: new Map(draft.texts).set(title, text) }),
    choosePart: (place: number, choice: number, ids: string) =>
      changePart(place, ({ chosen }) => ({ chosen: withChoice(chosen, choice, ids) })),
    writePart: (place: number, title: string, text: string) =>
      changePart(place, ({ texts }) => ({ texts: new Map(texts).set(title, text) })),
    mistakes: tried
      ? {
          quantity: toQuantity(draft.quantity, locale) === null,
          own: wrongFields(model.own.fields, draft.texts, locale),
          parts: model.parts.map((part, place) =>
            partMistakes(
              part,
              draft.choices[place] ?? startChoice(part),
              locale,
              fields[place] ?? [],
            ),
          ),
        }
      : null,
  };
}
/** The draft of an earlier opening, unless the parts of the bundle have changed since. */
function keptDraft(key: string | null, { parts }: BundleModel): Draft | null {
  const kept = key === null ? undefined : drafts.get(key);
  const fits = kept?.choices.every(
    ({ chosen }, place) => chosen.length === parts[place]?.preset.length,
  );
  return kept && fits && kept.choices.length === parts.length ? kept : null;
}

function startDraft({ own, parts }: BundleModel, { options, quantity }: BundleRequest): Draft {
  const written = options?.personalizations ?? {};
  return {
    quantity: String(quantity ?? 1),
    texts: new Map(
      own.fields.flatMap(({ title }) =>
        Object.hasOwn(written, title) ? [[title, String(written[title])] as const] : [],
      ),
    ),
    choices: options ? fromBundleOptions(options, parts) : parts.map(startChoice),
  };
}

/** Focuses the first wrong field, once the errors are rendered. */
function focusMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    form
      .querySelector<HTMLElement>(
        "[aria-invalid=true], fieldset[aria-describedby] input, [data-impossible] :is(select, input)",
      )
      ?.focus();
  });
}
