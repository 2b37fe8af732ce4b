"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { UnsentNotes } from "#components/staff/edit/drafts/unsent-notes.tsx";
import { useUnsentPlace } from "#components/staff/edit/drafts/use-unsent-place.ts";
import {
  useEditContext,
  useEditState,
  useIsEditing,
} from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { valueAt } from "#components/staff/edit/store/edit-store.ts";
import { ButtonRow } from "#components/staff/ui/button-row.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";
import type { SafeHtmlText } from "#lib/base/utils/safe-html-text.ts";
import { isUnset } from "#lib/staff/edit/model/json.ts";
import { cleanMarkup } from "./clean-markup.ts";
import { addressAt } from "./use-region.ts";
import { type Sides, useSide } from "./use-side.ts";

interface Props extends Sides {
  dir?: "auto";
  className?: string;
  html: SafeHtmlText;
  /** Tags and attributes that pages leave out: typing in place would lose them. */
  kept: readonly string[];
  /**
   * Why it opens as source. By default: pages do not show a part of it. The other reasons were found when the field was
   * focused, so it opens immediately.
   */
  reason?: "notShown" | "notKept" | "notLoaded";
}

const REASONS = {
  notShown: "source.text",
  notKept: "text.notKept",
  notLoaded: "text.notLoaded",
} as const;

/**
 * A rich text with markup that pages do not show. It is edited as source, so that everything around a change keeps its
 * exact bytes; the hidden parts are listed first.
 */
export function SourceRegion({ html, kept, reason = "notShown", dir, className, ...sides }: Props) {
  const { seed, from, isFixed } = useSide(sides);
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const { ofPlace } = useLabels();
  const { mediaUrl } = useSite();
  const [isOpen, setOpen] = useState(reason !== "notShown");
  const address = addressAt(seed);
  const isEditing = useIsEditing();
  const operation = useEditState((state) => state.operations[address]);
  const own = useEditState((state) => valueAt(state, address)) ?? seed.stored;
  const inherited =
    useEditState((state) => from && valueAt(state, addressAt(from))) ?? from?.stored;
  const shown = from && isUnset(own) ? inherited : own;
  const text = typeof shown === "string" ? shown : "";
  /** The source of `html`. */
  const drawn = (sides.from ? seed : (from ?? seed)).stored;
  const apply = (after: string) => {
    store.getState().register(seed);
    const before = from ? own : text;
    if (after !== text) store.getState().act([{ ...seed, kind: "set", before, after }]);
    setOpen(false);
  };
  return (
    <div className="edit-source" data-edit-dirty={operation ? "" : undefined}>
      <SafeHtml
        html={shown === drawn ? html : cleanMarkup(text, mediaUrl)}
        dir={dir}
        className={className}
      />
      {isEditing && !isFixed ? (
        <StaffButton
          className="edit-source-button"
          data-edit={address}
          onClick={() => setOpen(true)}
        >
          {t("source.open")}
        </StaffButton>
      ) : null}
      <StaffDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        label={ofPlace(seed)}
        closeLabel={t("dialogClose")}
      >
        <SourceForm
          place={seed}
          label={ofPlace(seed)}
          why={t(REASONS[reason], { kept: [...new Set(kept)].join(", ") })}
          text={text}
          onApply={apply}
          onCancel={() => setOpen(false)}
        />
      </StaffDialog>
    </div>
  );
}

interface FormProps {
  place: { readonly elementId: number; readonly path: string };
  label: string;
  why: string;
  text: string;
  onApply: (text: string) => void;
  onCancel: () => void;
}

/** The source of a text. Input is kept until it is applied or discarded: Escape only closes the dialog. */
function SourceForm({ place, label, why, text, onApply, onCancel }: FormProps) {
  const t = useTranslations("edit");
  const { store } = useEditContext();
  const id = useId();
  const form = useUnsentPlace(place, "source", { text });
  return (
    <DialogBody>
      <p id={id}>{why}</p>
      <UnsentNotes
        {...form}
        theirs={form.theirs.has("text") ? [text] : []}
        announce={store.getState().announce}
      />
      <textarea
        className="edit-code"
        rows={16}
        spellCheck={false}
        dir="ltr"
        aria-label={label}
        aria-describedby={id}
        value={form.values.text}
        onChange={({ target }) => form.set({ text: target.value })}
      />
      <ButtonRow>
        <StaffButton
          onClick={() => {
            form.discard();
            onCancel();
          }}
        >
          {t("source.cancel")}
        </StaffButton>
        <StaffButton
          variant="primary"
          onClick={() => {
            onApply(form.values.text);
            form.discard();
          }}
        >
          {t("source.apply")}
        </StaffButton>
      </ButtonRow>
    </DialogBody>
  );
}
