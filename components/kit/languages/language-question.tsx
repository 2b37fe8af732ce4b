"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { createPortal } from "react-dom";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { readSharedHash, takenHash } from "#lib/shop/domain/cart/kept-line.ts";
import { toLine } from "#lib/shop/domain/cart/line.ts";
import { cartCalls } from "#lib/web/client/cart-calls.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { leaveCart } from "#stores/cart/leave-cart.ts";

interface LanguageQuestionProps {
  readonly open: boolean;
  /** The language's own name. */
  readonly language: string;
  readonly code: string;
  readonly href: string;
  readonly onClose: () => void;
}

/**
 * Asks before a change of language gives the cart up, and offers to take its products along. Loaded only if there is a
 * cart.
 */
export const LanguageQuestion = (props: LanguageQuestionProps) =>
  // Rendered outside the header, because on phones the menu closes when the link is clicked, and would hide the dialog.
  createPortal(
    <LazyMessages namespaces={["languageSwitch"]}>
      <Question {...props} />
    </LazyMessages>,
    document.body,
  );

type State = "asking" | "taking" | "leaving" | "failed" | "tooMany";

function Question({ open, language, code, href, onClose }: LanguageQuestionProps) {
  const t = useTranslations("languageSwitch");
  const { defaultLocale } = useSite();
  const [state, setState] = useState<State>("asking");
  const isBusy = state === "taking" || state === "leaving";

  const leaveFor = async (address: string) => {
    if (await leaveCart()) location.assign(address);
    else setState("failed");
  };
  const leave = () => {
    if (isBusy) return;
    setState("leaving");
    void leaveFor(href);
  };
  /** The cart page of the other language shows the lines, with that store's names and prices, and adds them by a press. */
  const take = async () => {
    if (isBusy) return;
    setState("taking");
    const cart = await cartCalls.getCart();
    if (!cart.ok) return setState("failed");
    const { items } = cart.data;
    const hash = takenHash(items.map((item) => toLine(item)));
    // More than an address may hold.
    if (readSharedHash(hash).length < items.length) return setState("tooMany");
    return leaveFor(hrefTo({ name: "cart" }, { locale: code, defaultLocale }) + hash);
  };

  return (
    <Dialog open={open} onClose={onClose} label={t("title", { language })}>
      <p className="max-w-[60ch]">{t("text")}</p>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {state === "failed" || state === "tooMany" ? t(state) : ""}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => void take()} loading={state === "taking"}>
          {t("take")}
        </Button>
        <Button variant="secondary" onClick={leave} loading={state === "leaving"}>
          {t("leave")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("stay")}
        </Button>
      </div>
    </Dialog>
  );
}
