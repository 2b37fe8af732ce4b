"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import "./slots.css";
import { useStaffLang } from "#components/staff/ui/staff-lang.tsx";

/** Shows the cookie notice to staff, who have agreed before, so that its texts can be edited in place. */
export function CookieNoticeOpener() {
  const t = useTranslations("edit");
  const isEditing = useIsEditing();
  const staffLang = useStaffLang();
  const [isOpen, setOpen] = useState(false);
  if (!isEditing) return null;
  const toggle = () => {
    const notice = document.querySelector<HTMLElement>("[data-cookie-notice]");
    if (!notice) return;
    const isHidden = notice.hasAttribute("hidden");
    notice.hidden = !isHidden;
    notice.toggleAttribute("data-edit-shown", isHidden);
    setOpen(isHidden);
    if (isHidden) notice.querySelector<HTMLElement>("[contenteditable]")?.focus();
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
