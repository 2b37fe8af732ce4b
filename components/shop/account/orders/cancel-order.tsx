"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { errorMessage } from "#lib/shop/api/error-message.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";

type State = "idle" | "asking" | "sending" | { readonly refused: string };

/** Cancels an order after a question; a refusal is explained in the backend's words. Messages: `orders`. */
export function CancelOrder({ id, onCancelled }: { id: number; onCancelled: () => void }) {
  const t = useTranslations("orders.cancel");
  const [state, setState] = useState<State>("idle");
  const cancel = async () => {
    setState("sending");
    const sent = await accountCalls.cancelOrder(id);
    if (!sent.ok) {
      const said = errorMessage(sent.error);
      setState({ refused: said && "text" in said ? said.text : "" });
      return;
    }
    setState("idle");
    onCancelled();
    void browserQueryClient().invalidateQueries({ queryKey: queryKeys.orders(1).slice(0, 1) });
  };
  if (state === "idle")
    return (
      <Button variant="secondary" size="sm" onClick={() => setState("asking")}>
        {t("button")}
      </Button>
    );
  if (typeof state === "object")
    return (
      <Notice tone="danger" title={t("refused")} className="max-w-md">
        {state.refused === "" ? null : <p className="wrap-anywhere">{state.refused}</p>}
      </Notice>
    );
  return (
    <fieldset className="space-x-3">
      <legend className="mb-2 font-semibold">{t("question")}</legend>
      <Button
        size="sm"
        autoFocus
        loading={state === "sending"}
        onClick={() => void (state === "asking" && cancel())}
      >
        {t("yes")}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={state === "sending"}
        onClick={() => setState("idle")}
      >
        {t("no")}
      </Button>
    </fieldset>
  );
}
