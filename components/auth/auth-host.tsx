"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { SESSION_ENDED_EVENT } from "#lib/api/session-ended.ts";
import { authChannel } from "#stores/auth/auth-channel.ts";
import { authStore, hasSessionHint, loginRequest } from "#stores/auth/auth-store.ts";

const LoginDialog = lazy(() =>
  import("./login-dialog.tsx").then(({ LoginDialog }) => ({ default: LoginDialog })),
);

const withRuntime = (
  use: (auth: ReturnType<typeof import("./start-auth.ts")["authRuntime"]>) => unknown,
) => void import("./start-auth.ts").then(({ authRuntime }) => use(authRuntime())).catch(() => null);

/** Tells the style sheet which links to show (components/account/account-links.tsx). */
const markPage = () => document.documentElement.toggleAttribute("data-logged-in", hasSessionHint());

/**
 * Mounted once by the storefront layout: keeps the page in step with logins and logouts, here, in other tabs and
 * by a failed renewal, and holds the login dialog. Without any of these it downloads nothing.
 */
export function AuthHost() {
  const asked = useStore(loginRequest, (state) => state.asked);
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

  return everAsked ? (
    <Suspense>
      <LoginDialog request={asked} />
    </Suspense>
  ) : null;
}
