"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { LazyMessages } from "#components/kit/messages/lazy-messages.tsx";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Dialog } from "#components/kit/ui/dialog.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { loginRequest } from "#stores/auth/auth-store.ts";
import { LoginForm } from "./login-form.tsx";

type Request = ReturnType<typeof loginRequest.getState>["current"];

/** The login form as a dialog over the page, opened by `askToLogIn`. */
export const LoginDialog = ({ request }: { request: Request }) => (
  <LazyMessages namespaces={["login", "auth", "errors"]}>
    <LoginRequestDialog request={request} />
  </LazyMessages>
);

function LoginRequestDialog({ request }: { request: Request }) {
  const t = useTranslations();
  const site = useSite();
  // Keeps the reason on screen while the dialog closes.
  const reason = useRef(request?.reason);
  if (request) reason.current = request.reason;
  const leave = () => request?.finish(false);
  return (
    <Dialog open={request !== null} onClose={leave} label={t("login.submit")} size="sheet">
      <div className="flex flex-col gap-5">
        {reason.current ? <p className="text-muted">{reason.current}</p> : null}
        <LoginForm admin={false} email={request?.email} onDone={() => request?.finish(true)} />
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-small">
          <Link className="text-link" href={hrefTo({ name: "register" }, site)} onClick={leave}>
            {t("auth.toRegister")}
          </Link>
          <Link
            className="text-link"
            href={hrefTo({ name: "forgotPassword" }, site)}
            onClick={leave}
          >
            {t("auth.toForgot")}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
