"use client";

import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { onDemand } from "#components/kit/hydration/on-demand.tsx";
import { SESSION_ENDED_EVENT } from "#lib/shop/api/session-ended.ts";
import { authChannel, authStore, hasSessionHint, loginRequest } from "#stores/auth/auth-store.ts";

const LoginDialog = onDemand(async () => (await import("./login/login-dialog.tsx")).LoginDialog);

const withRuntime = (
  use: (auth: ReturnType<typeof import("./browser-auth.ts")["authRuntime"]>) => unknown,
) =>
  void import("./browser-auth.ts").then(({ authRuntime }) => use(authRuntime())).catch(() => null);

/** Tells the style sheet which of the header's links to show (components/shop/account/account-links.tsx). */
const markPage = () => document.documentElement.toggleAttribute("data-logged-in", hasSessionHint());

/**
 * Mounted once by the storefront layout. Keeps the page up to date after a login or logout, here or in another tab, or
 * when the session cannot be renewed, and holds the login dialog. Until then it downloads nothing.
 */
export function AuthHost() {
  const asked = useStore(loginRequest, (state) => state.current);
  const [everAsked, setEverAsked] = useState(false);
  if (asked && !everAsked) setEverAsked(true);

  useEffect(() => {
    markPage();
    const end = () => withRuntime((auth) => auth.end());
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      markPage();
      if (authStore.getState().status !== "out") withRuntime((auth) => auth.refresh());
    };
    const stops = [
      authStore.subscribe(markPage),
      authChannel.listen((news) => {
        markPage();
        withRuntime((auth) => auth.follow(news));
      }),
    ];
    window.addEventListener(SESSION_ENDED_EVENT, end);
    window.addEventListener("pageshow", onShow);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener(SESSION_ENDED_EVENT, end);
      window.removeEventListener("pageshow", onShow);
    };
  }, []);

  return everAsked ? <LoginDialog request={asked} /> : null;
}
