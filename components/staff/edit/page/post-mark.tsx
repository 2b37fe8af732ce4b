"use client";

import { useEffect } from "react";
import type { Section } from "#lib/staff/edit/model/section.ts";
import { useEditContext } from "./edit-context.tsx";

/** Gives the editor the backend's version of a shown post or page. It draws nothing: unlike sections, posts are not moved. */
export function PostMark({ post }: { post: Section }) {
  const { store, drawn } = useEditContext();
  useEffect(() => {
    drawn.set(post.elementId, post);
    store.getState().registerSection(post);
    return () => void drawn.delete(post.elementId);
  }, [store, drawn, post]);
  return null;
}
