"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { reasonAgainst } from "#components/staff/edit/media/prepare-file.ts";
import { addFiles, decideUpload, uploadStore } from "#components/staff/edit/media/upload-store.ts";
import { useEditContext, useIsEditing } from "#components/staff/edit/page/edit-context.tsx";
import { useLabels } from "#components/staff/edit/page/use-labels.ts";
import { bringsFiles, refuseStrayDrops } from "#lib/base/browser/stray-drops.ts";
import { definitionFor } from "#lib/shop/domain/sections/find-definition.ts";
import type { MediaEntry } from "#lib/staff/edit/media/media-types.ts";
import { setValue } from "#lib/staff/edit/model/actions.ts";
import { toJson } from "#lib/staff/edit/model/json.ts";
import { mediaOf, readAddress, type ShownSlots, slotsAtPoint } from "./find-slots.ts";

/** The note at a picture of the page that a file was dropped on. */
export interface DroppedFile {
  readonly node: HTMLElement;
  readonly text: string;
  /** The sent share of the file, 0 to 1; null for a file that was refused. */
  readonly progress: number | null;
}

/** Marks the picture that a hovering file would replace. */
const TARGET = "data-edit-drop";

/**
 * A picture file that is dropped on a picture of the page, or pasted while it is hovered or focused, is uploaded and
 * replaces it. A file that the library already has is not stored again. The bar announces every outcome, and no file is
 * opened instead of the page, which would lose unpublished changes.
 *
 * @returns what to show at the picture, and how to take a refusal away
 */
export function useFileDrop(found: ShownSlots | null): {
  readonly dropped: DroppedFile | null;
  readonly dismiss: () => void;
} {
  const t = useTranslations("edit.slots");
  const media = useTranslations("edit.media");
  const { store } = useEditContext();
  const { ofPlace } = useLabels();
  const isEditing = useIsEditing();
  const say = store.getState().announce;
  const [dropped, setDropped] = useState<DroppedFile | null>(null);
  const refuseAt = (node: HTMLElement, text: string) => {
    say(text);
    setDropped({ node, text, progress: null });
  };
  const refuseFile = (node: HTMLElement, file: File, reason: Reason) =>
    refuseAt(
      node,
      `${media("uploads.said.failed", { name: file.name })} ${media(`reason.${reason}`)}`,
    );

  const take = useEffectEvent((node: HTMLElement, files: readonly File[]) => {
    // An unusable file is handled as well: the bar shows the reason.
    const file = files.find(isPictureFile) ?? files[0];
    if (!file) return refuseAt(node, t("noAddress"));
    const address = readAddress(node);
    const section = address && store.getState().sections[address.elementId];
    const definition = section && definitionFor(section);
    if (!address || !section || !definition) return;
    const label = ofPlace({ ...section, path: address.path });
    const problem = reasonAgainst(file, "picture");
    if (problem) return refuseFile(node, file, problem);
    const text = t("uploading", { name: file.name });
    say(text);
    const onProgress = (progress: number) => setDropped({ node, text, progress });
    void uploaded(file, onProgress).then((answer) => {
      if ("reason" in answer) return refuseFile(node, file, answer.reason);
      setDropped(null);
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
    let target: HTMLElement | null = null;
    const mark = (node: HTMLElement | null) => {
      if (node === target) return;
      target?.removeAttribute(TARGET);
      node?.setAttribute(TARGET, "");
      target = node;
    };
    const onDragOver = (event: DragEvent) => mark(bringsFiles(event) ? at(event) : null);
    // The pointer leaves the window, or one element for another.
    const onDragLeave = (event: DragEvent) => {
      if (!event.relatedTarget) mark(null);
    };
    const onEnd = () => mark(null);
    document.addEventListener("dragover", onDragOver);
    document.addEventListener("dragleave", onDragLeave);
    document.addEventListener("drop", onEnd, true);
    const stop = refuseStrayDrops(onDrop);
    document.addEventListener("paste", onPaste);
    return () => {
      stop();
      mark(null);
      document.removeEventListener("dragover", onDragOver);
      document.removeEventListener("dragleave", onDragLeave);
      document.removeEventListener("drop", onEnd, true);
      document.removeEventListener("paste", onPaste);
    };
  }, [isEditing]);
  return { dropped, dismiss: () => setDropped(null) };
}

/** Some systems report no type of a file; its name is used then. */
const isPictureFile = (file: File): boolean => reasonAgainst(file, "picture") !== "type";

type Reason = NonNullable<ReturnType<typeof uploadStore.getState>["entries"][number]["reason"]>;

/**
 * The library's file of an upload, once it exists; the existing one if it was uploaded before.
 * @param onProgress hears the sent share, 0 to 1
 */
function uploaded(
  file: File,
  onProgress: (share: number) => void,
): Promise<{ media: MediaEntry } | { reason: Reason }> {
  const [id] = addFiles([file], { accept: "picture" });
  return new Promise((resolve) => {
    const look = () => {
      const entry = uploadStore.getState().entries.find((one) => one.id === id);
      if (entry?.phase === "duplicate" && id !== undefined) return decideUpload(id, "existing");
      const isOver = !entry || entry.phase === "failed" || entry.phase === "canceled";
      if (entry?.phase === "done" && entry.media) resolve({ media: entry.media });
      else if (isOver) resolve({ reason: entry?.reason ?? "refused" });
      else return onProgress(entry.size > 0 ? Math.min(1, entry.sent / entry.size) : 0);
      stop();
    };
    const stop = uploadStore.subscribe(look);
    look();
  });
}
