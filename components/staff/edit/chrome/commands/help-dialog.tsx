"use client";

import { useTranslations } from "next-intl";
import type { DialogProps } from "#components/staff/edit/store/open-dialog.ts";
import { DialogBody, StaffDialog } from "#components/staff/ui/staff-dialog.tsx";

const SHORTCUTS = [
  { keys: ["Ctrl/Cmd", "S"], name: "publish" },
  { keys: ["Ctrl/Cmd", "Z"], name: "undo" },
  { keys: ["Ctrl/Cmd", "Shift", "Z"], name: "redo" },
  { keys: ["Tab"], name: "next" },
  { keys: ["Enter"], name: "commit" },
  { keys: ["Esc"], name: "leave" },
  { keys: ["Alt", "↑", "↓"], name: "move" },
  { keys: ["F6"], name: "bar" },
  { keys: ["Ctrl/Cmd", "K"], name: "palette" },
  { keys: ["?"], name: "help" },
] as const;

/** The shortcuts of edit mode, and the effects of clicks on the page. */
export function HelpDialog({ onClose }: DialogProps<"help">) {
  const t = useTranslations("edit.help");
  const tEdit = useTranslations("edit");
  return (
    <StaffDialog open onClose={onClose} label={t("title")} closeLabel={tEdit("dialogClose")}>
      <DialogBody>
        <p>{t("press")}</p>
        <p>{t("modified")}</p>
        <dl className="[&_kbd]:me-1 [&_kbd]:rounded-[0.375rem] [&_kbd]:bg-sunken [&_kbd]:px-1.75 [&_kbd]:py-0.5 [&_kbd]:[font:inherit] [&>div]:flex [&>div]:gap-4 [&>div]:border-b [&>div]:border-line [&>div]:py-1.5 [&_dt]:flex-[0_0_11rem] [&_dt]:[text-align:match-parent]">
          {SHORTCUTS.map(({ keys, name }) => (
            <div key={name}>
              {/* Keys are read from left to right in every language. */}
              <dt dir="ltr">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(`key.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </DialogBody>
    </StaffDialog>
  );
}
