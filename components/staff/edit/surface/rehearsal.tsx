"use client";

import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { EditStatus } from "#components/staff/edit/chrome/bar/edit-status.tsx";
import { EditContextProvider } from "#components/staff/edit/page/edit-context.tsx";
import { TextRegion } from "#components/staff/edit/regions/text-region.tsx";
import { whenIdle } from "#lib/base/browser/when-idle.ts";

const SEED = {
  elementId: -1,
  handler: "",
  about: { component: "text", title: "" },
  path: "meta.title",
  slot: "text" as const,
  stored: "",
  seen: "",
};

/** Characters typed into it: a browser optimises code by how often it has run. */
const LETTERS = "key";

let isRehearsed = false;

/**
 * An invisible text, in its own editor, into which a few keys are typed while the page is idle: the first real key
 * would otherwise wait for code that has never run. Nothing of it is on the page or in a draft.
 */
export function Rehearsal() {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (isRehearsed) return;
    isRehearsed = true;
    whenIdle(() => setStage(document.createElement("div")));
  }, []);
  if (!stage) return null;
  return createPortal(
    <EditContextProvider>
      <Typed stage={stage} onEnd={() => setStage(null)} />
    </EditContextProvider>,
    stage,
  );
}

function Typed({ stage, onEnd }: { readonly stage: HTMLElement; readonly onEnd: () => void }) {
  const end = useRef(onEnd);
  useEffect(() => {
    whenIdle(() => {
      const field = stage.querySelector("[data-edit]");
      if (field) type(field);
      // Everything rendered after the typed character must be rendered before the stage is removed.
      requestAnimationFrame(() => whenIdle(() => end.current()));
    });
  }, [stage]);
  return (
    <>
      <TextRegion as="p" seed={SEED} shown="" />
      <EditStatus onPublish={() => {}} />
    </>
  );
}

/** The events of a browser: the focus, and for each key the press, then the change of the text. */
function type(field: Element): void {
  const tell = (event: Event) => field.dispatchEvent(event);
  tell(new FocusEvent("focusin", { bubbles: true }));
  for (const key of LETTERS) {
    tell(new KeyboardEvent("keydown", { key, bubbles: true }));
    tell(new KeyboardEvent("keypress", { key, bubbles: true }));
    field.append(key);
    tell(new InputEvent("input", { data: key, bubbles: true }));
    tell(new KeyboardEvent("keyup", { key, bubbles: true }));
  }
  tell(new FocusEvent("focusout", { bubbles: true }));
}
