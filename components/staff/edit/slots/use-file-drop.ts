"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { reasonAgainst } from "#components/staff/edit/media/prepare-file.ts";
import { addFiles, decideUpload, uploadStore } from "#components/staff/edit/media/upload-store.ts";
import { useEditContext, useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { bringsFiles, refuseStrayDrops } from "#lib/base/browser/stray-drops.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import type { MediaEntry } from "#lib/staff/edit/media/types.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import { toJson } from "#lib/staff/edit/model/json.ts";
import { mediaOf, readAddress, type ShownSlots, slotsAtPoint } from "./find-slots.ts";

/**
 * A picture file that is dropped on a picture of the page, or pasted while it is hovered or focused, is uploaded and
 * replaces it. A file that the library already has is not stored again. The bar announces every outcome, and no file is
 * opened instead of the page, which would lose unpublished changes.
 */
export function useFileDrop(found: ShownSlots | null): void {
  const t = useTranslations("edit.slots");
  const media = useTranslations("edit.media");
  const { store } = useEditContext();
  const { ofPlace } = useLabels();
  const isEditing = useIsEditing();
  const say = store.getState().announce;
  const sayRefused = (file: File, reason: Reason) =>
    say(`${media("uploads.said.failed", { name: file.name })} ${media(`reason.${reason}`)}`);

  const take = useEffectEvent((node: HTMLElement, files: readonly File[]) => {
    // An unusable file is handled as well: the bar shows the reason.
    const file = files.find(isPictureFile) ?? files[0];
    if (!file) return say(t("noAddress"));
    const address = readAddress(node);
    const section = address && store.getState().sections[address.elementId];
    const definition = section && definitionFor(section);
    if (!address || !section || !definition) return;
    const label = ofPlace({ ...section, path: address.path });
    const problem = reasonAgainst(file, "picture");
    if (problem) return sayRefused(file, problem);
    say(t("uploading", { name: file.name }));
    void uploaded(file).then((answer) => {
      if ("reason" in answer) return sayRefused(file, answer.reason);
      const { operations } = store.getState();
      const raw = toJson(answer.media.raw);
      const operation = setValue(operations, section, definition, address.path, raw);
      if (operation) store.getState().act([operation]);
      const first = files.length > 1 ? ` ${t("onlyFirst")}` : "";
      say(t("replaced", { place: label }) + first);
    });
  });
  const refuse = useEffectEvent(() => say(t("noFiles")));
  const pasteTarget = useEffectEvent(() => mediaOf(found));

  useEffect(() => {
    const at = ({ clientX, clientY }: DragEvent) =>
      isEditing ? mediaOf(slotsAtPoint(clientX, clientY)) : null;
    const onDrop = (event: DragEvent) => {
      const node = at(event);
      if (node) take(node, [...(event.dataTransfer?.files ?? [])]);
      else if (bringsFiles(event)) refuse();
    };
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const node = isEditing ? pasteTarget() : null;
      if (!node || files.length === 0 || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      take(node, files);
    };
    const stop = refuseStrayDrops(onDrop);
    document.addEventListener("paste", onPaste);
    return () => {
      stop();
      document.removeEventListener("paste", onPaste);
    };
  }, [isEditing]);
}

/** Some systems report no type of a file; its name is used then. */
const isPictureFile = (file: File): boolean => reasonAgainst(file, "picture") !== "type";

type Reason = NonNullable<ReturnType<typeof uploadStore.getState>["entries"][number]["reason"]>;

/** The library's file of an upload, once it exists; the existing one if it was uploaded before. */
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
