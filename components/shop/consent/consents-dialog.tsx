"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { useUser } from "#components/shop/auth/use-user.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { logChoice, rememberChoice, rememberedChoices } from "#stores/consent/consent-log.ts";
import type { ConsentText } from "./consent-text.ts";
import { fetchConsents } from "./fetch-consents.ts";

/** The form types with consents (docs/contract.md §5.11). */
const FORM_TYPES = [
  "newsletter",
  "contactForm",
  "registerForm",
  "addressForm",
  "checkoutForm",
  "productAvailabilityForm",
] as const;
type Group = { readonly type: (typeof FORM_TYPES)[number]; readonly consents: ConsentText[] };
type State = "loading" | "failed" | "ready" | "sending" | "saved" | "unsaved";

/** Shows the consents that a visitor gave in this browser, and lets them change each one; every change is logged. */
export function ConsentsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("consentPage");
  const { user } = useUser();
  const choice = useConsentChoice(open);
  const { groups, chosen, typed, wrong, state } = choice;

  return (
    <Dialog open={open} onClose={onClose} label={t("title")}>
      <form
        noValidate
        method="post"
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void choice.save();
        }}
      >
        <p className="text-muted">{t("lead")}</p>
        {state === "failed" && (
          <Notice tone="danger" title={t("failed")}>
            <Button size="sm" variant="secondary" onClick={() => void choice.load()}>
              {t("retry")}
            </Button>
          </Notice>
        )}
        {groups.map(({ type, consents }) => (
          <fieldset key={type} className="min-w-0">
            <legend className="mb-2 font-semibold">{t(`type.${type}`)}</legend>
            <div className="flex flex-col gap-3">
              {consents.map(({ uniqueNumber, text }) => (
                <Checkbox
                  key={uniqueNumber}
                  label={text}
                  checked={chosen.includes(uniqueNumber)}
                  onChange={({ target }) => choice.choose(uniqueNumber, target.checked)}
                />
              ))}
            </div>
          </fieldset>
        ))}
        {groups.length > 0 && !user && (
          <TextField
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t("email")}
            hint={t("emailHint")}
            required
            value={typed}
            error={wrong ? t("emailWrong") : undefined}
            onChange={(event) => choice.setTyped(event.target.value)}
          />
        )}
        {state === "saved" && <Notice tone="success">{t("saved")}</Notice>}
        {state === "unsaved" && <Notice tone="danger">{t("unsaved")}</Notice>}
        {groups.length > 0 && (
          <div>
            <Button type="submit" loading={state === "sending"}>
              {t("save")}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The consents in this browser: reads, changes and logs them. */
function useConsentChoice(open: boolean) {
  const { status, user } = useUser();
  const [groups, setGroups] = useState<readonly Group[]>([]);
  const [chosen, setChosen] = useState<readonly ConsentId[]>([]);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const [state, setState] = useState<State>("loading");
  const email = user?.email || VALUE_KINDS.email.clean(typed);

  async function load(): Promise<void> {
    setState("loading");
    const found = await Promise.all(
      FORM_TYPES.map(async (type) => ({ type, consents: await fetchConsents(type) })),
    ).catch(() => []);
    const readable = found.flatMap(({ type, consents }) => (consents ? [{ type, consents }] : []));
    if (readable.length === 0) return setState("failed");
    const kept = rememberedChoices();
    setGroups(readable.filter(({ consents }) => consents.length > 0));
    const shown = readable.flatMap(({ consents }) => consents);
    setChosen(
      shown.flatMap(({ uniqueNumber }) =>
        kept[String(uniqueNumber)] === "accepted" ? [uniqueNumber] : [],
      ),
    );
    setState("ready");
  }
  /** The logged-in customer's id, because consents are stored per customer; null while it is unknown. */
  const owner = status === "loading" ? null : (user?.id ?? "guest");
  const show = useEffectEvent(() => void load());
  useEffect(() => {
    if (open && owner !== null) show();
  }, [open, owner]);

  async function save(): Promise<void> {
    if (state === "sending") return;
    setWrong(!VALUE_KINDS.email.accepts(email));
    if (!VALUE_KINDS.email.accepts(email)) return;
    setState("sending");
    const kept = rememberedChoices();
    for (const { type, consents } of groups) {
      for (const status of ["accepted", "declined"] as const) {
        const changed = consents
          .map(({ uniqueNumber }) => uniqueNumber)
          .filter((consent) => chosen.includes(consent) === (status === "accepted"))
          .filter((consent) => (kept[String(consent)] ?? "declined") !== status);
        if (changed.length === 0) continue;
        const logged = await logChoice({ type, email, consents: changed, status });
        if (!logged.ok) return setState("unsaved");
        rememberChoice(changed, status);
      }
    }
    setState("saved");
  }

  const choose = (consent: ConsentId, isGiven: boolean) => {
    setState("ready");
    setChosen(isGiven ? [...chosen, consent] : chosen.filter((one) => one !== consent));
  };
  return { groups, chosen, choose, typed, setTyped, wrong, state, load, save };
}
