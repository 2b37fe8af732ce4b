"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import "./slots.css";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";

/** Whether an element is inside the viewport. */
function isInView(node: HTMLElement): boolean {
  const { top, bottom, height } = node.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom > 0;
}

/**
 * Opens the cookie notice, whose texts are edited in place, and closes it again. Editors who have accepted it do not
 * see it, and for others it is at the end of the page.
 */
export function CookieNoticeOpener() {
  const t = useTranslations("edit");
  const isEditing = useIsEditing();
  const staffLang = useStaffLang();
  const [isOpen, setOpen] = useState(false);
  if (!isEditing) return null;
  const toggle = () => {
    const notice = document.querySelector<HTMLElement>("[data-cookie-notice]");
    if (!notice) return;
    const isWanted = !isInView(notice);
    notice.hidden = !isWanted;
    notice.toggleAttribute("data-edit-shown", isWanted);
    setOpen(isWanted);
    if (isWanted) notice.querySelector<HTMLElement>("[contenteditable]")?.focus();
  };
  return (
    <button
      type="button"
      {...staffLang}
      data-above-foot
      data-notice-opener
      className="edit-notice-opener tone-bar fixed bottom-[calc(var(--toast-clear,0px)+0.5rem)] z-980 rounded-[0.5rem] px-2.5 py-1 end-2 text-[0.75rem]/normal"
      aria-pressed={isOpen}
      onClick={toggle}
    >
      {t("names.cookie")}
    </button>
  );
}
