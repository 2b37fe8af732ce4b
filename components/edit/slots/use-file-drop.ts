"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useEditContext, useIsEditing } from "#components/edit/edit-context.tsx";
import { addFiles, decideUpload, uploadStore } from "#components/edit/media/upload-store.ts";
import { useLabels } from "#components/edit/use-labels.ts";
import type { MediaEntry } from "#lib/edit/media/types.ts";
import { setValue } from "#lib/edit/model/actions.ts";
import { toJson } from "#lib/edit/model/json.ts";
import { mediaOf, readAddress, type ShownSlots, slotsAtPoint } from "./find-slots.ts";
import { definitionFor } from "./use-slot.ts";

/**
 * A picture file that is dropped on a picture of the page, or pasted while it is hovered or focused, is uploaded and
 * takes its place. One that the library has already is not stored again.
 */
export function useFileDrop(found: ShownSlots | null): { readonly news: string } {
  const t = useTranslations("edit.slots");
  const reasons = useTranslations("edit.media.reason");
  const { store } = useEditContext();
  const { ofPlace } = useLabels();
  const isEditing = useIsEditing();
  const [news, setNews] = useState("");

  const take = useEffectEvent((node: HTMLElement, file: File) => {
    const address = readAddress(node);
    const section = address && store.getState().sections[address.elementId];
    const definition = section && definitionFor(section);
    if (!address || !section || !definition) return;
    const label = ofPlace({ ...section, path: address.path });
    setNews(t("uploading", { name: file.name }));
    void uploaded(file).then((answer) => {
      if ("reason" in answer) return setNews(reasons(answer.reason));
      const { operations } = store.getState();
      const raw = toJson(answer.media.raw);
      const operation = setValue(operations, section, definition, address.path, raw);
      if (operation) store.getState().act([operation]);
      setNews(t("replaced", { place: label }));
    });
  });
  const refuse = useEffectEvent(() => setNews(reasons("type")));
  const pasteTarget = useEffectEvent(() => mediaOf(found));

  useEffect(() => {
    if (!isEditing) return;
    const at = ({ clientX, clientY, dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes("Files") ? mediaOf(slotsAtPoint(clientX, clientY)) : null;
    // Beside a picture a file would be opened in place of the page, with all that is not published.
    const isStray = ({ dataTransfer, target, defaultPrevented }: DragEvent): boolean =>
      dataTransfer?.types.includes("Files") === true &&
      !defaultPrevented &&
      !(target instanceof Element && target.closest("input[type=file]"));
    const onOver = (event: DragEvent) => {
      if (at(event) || isStray(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const node = at(event);
      if (!node) {
        if (isStray(event)) event.preventDefault();
        return;
      }
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      // One that cannot be used is taken as well: what is wrong with it is said.
      const file = files.find(isPictureFile) ?? files[0];
      if (file) take(node, file);
      else refuse();
    };
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(isPictureFile);
      const node = pasteTarget();
      if (!node || !file || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      take(node, file);
    };
    document.addEventListener("dragover", onOver);
    document.addEventListener("drop", onDrop);
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("dragover", onOver);
      document.removeEventListener("drop", onDrop);
      document.removeEventListener("paste", onPaste);
    };
  }, [isEditing]);

  return { news };
}

const isPictureFile = ({ type }: File): boolean => type.startsWith("image/");

type Reason = NonNullable<ReturnType<typeof uploadStore.getState>["entries"][number]["reason"]>;

/** The library's file of an upload, once it is there; the existing one where it has been there before. */
function uploaded(file: File): Promise<{ media: MediaEntry } | { reason: Reason }> {
  const [id] = addFiles([file], { accept: "picture" });
  return new Promise((resolve) => {
    const look = () => {
      const entry = uploadStore.getState().entries.find((one) => one.id === id);
      if (entry?.phase === "duplicate" && id !== undefined) return decideUpload(id, "existing");
      const isOver = !entry || entry.phase === "failed" || entry.phase === "canceled";
      if (entry?.phase === "done" && entry.media) resolve({ media: entry.media });
      else if (isOver) resolve({ reason: entry?.reason ?? "refused" });
      else return;
      stop();
    };
    const stop = uploadStore.subscribe(look);
    look();
  });
}
