"use client";

import { useTranslations } from "next-intl";
import type { DialogProps } from "#components/edit/dialogs/dialogs.tsx";
import { EditDialog } from "./edit-dialog.tsx";

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
    <EditDialog open onClose={onClose} label={t("title")} closeLabel={tEdit("dialogClose")}>
      <div className="edit-dialog-body">
        <p>{t("press")}</p>
        <p>{t("modified")}</p>
        <dl className="edit-keys">
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
      </div>
    </EditDialog>
  );
}
