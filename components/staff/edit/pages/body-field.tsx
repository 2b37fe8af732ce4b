"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { TextArea } from "#components/kit/ui/form/text-area.tsx";
import { useTextDialogs } from "#components/staff/edit/text/use-text-dialogs.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { pressedKey } from "#lib/base/browser/pressed-key.ts";

/** Downloaded with the editor. */
const RichToolbar = lazy(async () => ({
  default: (await import("#components/staff/edit/text/rich-toolbar.tsx")).RichToolbar,
}));

interface Props {
  /** HTML as stored by the backend. */
  value: string;
  onChange: (value: string) => void;
  isReadOnly?: boolean;
  /** The field's name; that of a page's text if it is left out. */
  label?: string;
  /** Language of the text, if it isn't the page's. */
  lang?: string;
}

/** Why a text is shown as source: by choice, or because the editor would lose part of it. */
type Source = { readonly note: string };

/**
 * The text of a page or post, or another one with markup: as rich text if the editor can keep all of it, else as source with a note. Unchanged
 * parts keep their bytes.
 */
export function BodyField({ value, onChange, isReadOnly = false, label: named, lang }: Props) {
  const t = useTranslations("edit");
  const label = named ?? t("pages.body");
  const [source, setSource] = useState<Source | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  if (isReadOnly)
    return <TextArea label={label} lang={lang} rows={12} dir="auto" readOnly value={value} />;
  if (source)
    return (
      <div>
        <TextArea
          label={label}
          lang={lang}
          hint={source.note}
          rows={12}
          dir="auto"
          className="font-mono"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <StaffButton onClick={() => setSource(null)}>{t("pages.bodyRich")}</StaffButton>
      </div>
    );
  return (
    <div lang={lang}>
      <p aria-hidden="true">{label}</p>
      <RichBody
        label={label}
        value={value}
        onChange={onChange}
        onLeave={() => next.current?.focus()}
        onLost={(lost) =>
          setSource({
            note: lost
              ? t("text.notKept", { kept: [...new Set(lost)].join(", ") })
              : t("text.notLoaded"),
          })
        }
      />
      <StaffButton ref={next} onClick={() => setSource({ note: t("pages.bodyHint") })}>
        {t("source.open")}
      </StaffButton>
    </div>
  );
}

interface RichProps extends Pick<Props, "value" | "onChange"> {
  label: string;
  /** Called with the parts of the text that the editor would lose; null if there is no editor. */
  onLost: (lost: readonly string[] | null) => void;
  onLeave: () => void;
}

function RichBody({ label, value, onChange, onLost, onLeave }: RichProps) {
  const { mediaUrl } = useSite();
  const field = useRef<HTMLDivElement>(null);
  const hint = useId();
  const t = useTranslations("edit.text");
  const [editor, setEditor] = useState<Editor | null>(null);
  /** Pasted pictures were dropped. */
  const [isLeftOut, setLeftOut] = useState(false);
  const { dialog, chooseFile, choosePicture } = useTextDialogs(() => editor?.view.focus());
  const onTyped = useEffectEvent(onChange);
  const onNone = useEffectEvent(onLost);
  const first = useEffectEvent(() => value);

  useEffect(() => {
    let close: (() => void) | null = null;
    let isOver = false;
    const open = ({
      lostMarkup,
      openRichText,
    }: typeof import("#components/staff/edit/text/rich-text.ts")) => {
      const node = field.current;
      if (isOver || !node) return;
      const lost = lostMarkup(first());
      if (lost.length > 0) return onNone(lost);
      const opened = openRichText({
        node,
        value: first(),
        selection: null,
        point: null,
        label,
        describedBy: hint,
        mediaUrl,
        onChange: (next) => onTyped(next),
        onLeftOut: () => setLeftOut(true),
      });
      close = opened.close;
      setEditor(opened.editor);
    };
    import("#components/staff/edit/text/rich-text.ts").then(open, () => onNone(null));
    return () => {
      isOver = true;
      close?.();
    };
  }, [label, hint, mediaUrl]);

  /** Escape leaves the text, but not the dialog around it: Tab may be used by the text, as in tables. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return (
    // The dialogs of the text are not part of the form around it.
    <div onSubmit={(event) => event.stopPropagation()}>
      {editor ? (
        <Suspense>
          <RichToolbar
            ref={null}
            editor={editor}
            label={label}
            hintId={hint}
            onBlur={() => {}}
            onPicture={choosePicture}
            onFile={chooseFile}
            isInline
          />
        </Suspense>
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the editor makes it a text box */}
      <div
        ref={field}
        dir="auto"
        className="prose max-h-[60dvh] min-h-48 overflow-y-auto rounded-b-[0.625rem] border border-line-strong px-4 py-3"
        aria-busy={editor === null}
        onKeyDown={onKeyDown}
      />
      <p role="status">{isLeftOut ? t("noPictures", { button: t("picture") }) : null}</p>
      <Suspense>{dialog}</Suspense>
    </div>
  );
}
