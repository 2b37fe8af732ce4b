"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { createPortal } from "react-dom";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { leaveCart } from "#stores/cart/leave-cart.ts";

interface LanguageQuestionProps {
  readonly open: boolean;
  /** The language's own name. */
  readonly language: string;
  readonly href: string;
  readonly onClose: () => void;
}

/** Asks before a change of language gives the cart up. Loaded only if there is a cart. */
export const LanguageQuestion = (props: LanguageQuestionProps) =>
  // Rendered outside the header, because on phones the menu closes when the link is clicked, and would hide the dialog.
  createPortal(
    <LazyMessages namespaces={["languageSwitch"]}>
      <Question {...props} />
    </LazyMessages>,
    document.body,
  );

function Question({ open, language, href, onClose }: LanguageQuestionProps) {
  const t = useTranslations("languageSwitch");
  const [state, setState] = useState<"asking" | "leaving" | "failed">("asking");

  const leave = async () => {
    if (state === "leaving") return;
    setState("leaving");
    if (await leaveCart()) location.assign(href);
    else setState("failed");
  };

  return (
    <Dialog open={open} onClose={onClose} label={t("title", { language })}>
      <p className="max-w-[60ch]">{t("text")}</p>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {state === "failed" ? t("failed") : ""}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={leave} loading={state === "leaving"}>
          {t("leave")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("stay")}
        </Button>
      </div>
    </Dialog>
  );
}
