"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { useNativeDialog } from "#components/kit/ui/dialog.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { StaffButton } from "./staff-button.tsx";
import { useStaffLang } from "./staff-lang.tsx";
import { useFirstField } from "./use-first-field.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

interface Props {
  open: boolean;
  /** Called by Escape and the close button; left out for a question that must be answered. */
  onClose?: () => void;
  label: string;
  closeLabel?: string;
  /** The heading takes the focus instead of the first field: for a question that comes uncalled. */
  focusHeading?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** As large as the window allows, for longer tasks. */
  wide?: boolean;
  children: ReactNode;
}

/** A wide dialog keeps its position when its content grows, so that a button about to be pressed does not move. */
const WIDE =
  "mt-4 mb-auto max-h-[calc(100dvh-2rem)] w-[min(76rem,100vw-2rem)] tall:mt-12 tall:max-h-[calc(100dvh-4rem)]";
const QUESTION = "m-auto max-h-[88dvh] w-[min(34rem,100vw-2rem)]";

/** For `useNativeDialog`: over the page, which may still scroll behind it. */
export const showModal = (dialog: HTMLDialogElement): void => dialog.showModal();

/**
 * A dialog of the editor or the admin: modal, unlike shoppers' dialogs, which are not modal in the edit tree so that the
 * bar stays reachable.
 */
export function StaffDialog(props: Props) {
  const { open, onClose, label, closeLabel, focusHeading = false, wide, children } = props;
  const staffLang = useStaffLang();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { ref, onCancel } = useNativeDialog(open, onClose, showModal);
  useEffect(() => {
    if (open && focusHeading) heading.current?.focus();
  }, [open, focusHeading]);
  useFirstField(ref, open && !focusHeading);
  useKeptFocus(ref, open);
  return (
    <dialog
      ref={ref}
      {...staffLang}
      aria-labelledby={id}
      className={classNames(
        "edit-dialog tone-paper mx-auto rounded-[0.875rem] p-0 shadow-[0_20px_60px_rgb(0_0_0/0.4)] backdrop:bg-[rgb(8_14_20/0.55)]",
        wide ? WIDE : QUESTION,
      )}
      onKeyDownCapture={props.onKeyDown}
      onCancel={onCancel}
    >
      {/* The close button stays in view, however long the dialog is. */}
      <header className="sticky top-0 z-2 flex items-center justify-between gap-4 bg-surface px-5 pt-4 pb-2 low:py-1">
        {/* A ring around the heading would make a field of it. */}
        <h2
          id={id}
          ref={heading}
          tabIndex={focusHeading ? -1 : undefined}
          className="min-w-0 text-[1.25rem] wrap-anywhere outline-none!"
        >
          {label}
        </h2>
        {onClose ? (
          <StaffButton className="text-small" onClick={onClose}>
            {closeLabel}
          </StaffButton>
        ) : null}
      </header>
      {open ? children : null}
    </dialog>
  );
}

const BODY = "flex flex-col gap-4 px-5 pt-1 pb-5";

/** The content of a dialog, below its head. */
export const DialogBody = ({ className, ...props }: ComponentProps<"div">) => (
  <div {...props} className={classNames(BODY, className)} />
);

/** A form that is all of a dialog's body. */
export const DialogForm = ({ className, ...props }: ComponentProps<"form">) => (
  <form {...props} className={classNames(BODY, className)} />
);
